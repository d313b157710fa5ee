# The Castle. $ed is the edition: old is the castle yard of 2003, new the village yard of 2020.

# Names
castle-title = The Castle
    .about = Paths, towers, houses and courts inside one wall: a duel of two builders, in the editions of 2003 and 2020.
castle-old-path = path
castle-new-path = road
castle-old-tower = tower
castle-new-tower = pigsty
castle-old-house = house
castle-new-house = house
castle-old-court = court
castle-new-court = meadow
castle-old-herald = herald
castle-new-herald = herald
castle-old-knight = knight
castle-new-farmer = farmer
castle-old-squire = squire
castle-new-squire = squire
castle-old-merchant = merchant
castle-new-monk = monk
castle-old-keep = keep
castle-new-keep = family seat
castle-old-token-1 = token 1, another turn
castle-new-token-1 = token “another turn”
castle-old-token-2 = token 2, a tower doubled
castle-new-token-2 = token “a pigsty doubled”
castle-old-token-3 = token 3, a house doubled
castle-new-token-3 = token “a house doubled”
castle-old-token-4 = token 4, an unfinished path at the end
castle-new-token-4 = token K “an unfinished road”
castle-old-token-5 = token 5, an unfinished tower at the end
castle-new-token-5 = token K “an unfinished pigsty”
castle-old-token-6 = token 6, an unfinished house at the end
castle-new-token-6 = token K “an unfinished house”
castle-old-token-7 = token 7, four points a stall on one court
castle-new-token-7 = token K “four points a chapel”
castle-old-token-8 = token 8, the keep two tiles larger
castle-new-token-8 = token K “the seat two tiles larger”
castle-old-token-9 = token 9, five points
castle-new-token-9 = token K “five points”
castle-at-n = north
castle-at-e = east
castle-at-s = south
castle-at-w = west
castle-at-nw = north-west
castle-at-ne = north-east
castle-at-se = south-east
castle-at-sw = south-west
castle-spot = { $what } ({ $at })
castle-part = { $what } ({ $places })
castle-old-well = well
castle-new-well = stocks
castle-old-square = square
castle-new-square = fountain
castle-old-stall = stall
castle-new-stall = chapel
castle-name = { $who }

# Options
castle-option-edition = Edition
castle-option-edition-2003 = 2003: the castle yard
castle-option-edition-2020 = 2020: the village yard
castle-option-set = Component set
castle-option-token_use = A token may be used
castle-option-token_use-at_once = in the turn it was taken
castle-option-token_use-next_turn = from the next turn on
castle-option-score_order = Several features completed at once
castle-option-score_order-free = are scored in the order the active player likes
castle-option-score_order-own_first = are scored with the active player’s own first
castle-option-unfinished_path_well = At the end a well doubles an unfinished path
castle-setup-set = This component set can’t be played with: { $why }

# Refusals
castle-refused-not-due = That is not what is to be decided now.
castle-refused-no-such-tile = No such tile is left in the stacks: { $tile }.
castle-refused-no-token = No token is to be turned over now.
castle-refused-no-such-token = No unseen token of kind { $kind } is left.
castle-refused-turn = A { $ed ->
    [old] castle tile
   *[new] tile
} is turned 0 to 3 times.
castle-refused-outside = A { $ed ->
    [old] castle tile
   *[new] tile
} is laid inside the wall.
castle-refused-taken = A { $ed ->
    [old] castle tile
   *[new] tile
} lies there already.
castle-refused-alone = A { $ed ->
    [old] castle tile
   *[new] tile
} is laid beside another one or beside a start field.
castle-refused-path = A { $ed ->
    [old] path must meet a path
   *[new] road must meet a road
}.
castle-refused-no-place = The tile just laid has no such place.
castle-refused-occupied = Somebody stands there already, or lies there.
castle-refused-not-completed = Nothing that was completed there waits to be scored.
castle-refused-own-first = What you control yourself is scored first.
castle-refused-token = You have no { $ed ->
    [old] wall token
   *[new] special token
} that could double that now.

# The log
castle-drawn = { $who } draws a { $ed ->
    [old] castle tile
   *[new] tile
}: { $tile }.
castle-set-aside = { $who } draws a { $ed ->
    [old] castle tile
   *[new] tile
} that fits nowhere; it leaves the game: { $tile }.
castle-laid = { $who } lays the { $ed ->
    [old] castle tile
   *[new] tile
} { $tile } at { $cell }.
castle-follower-stands = { $who } sends a follower: { $role } ({ $on }).
castle-follower-lies = { $who } lays a follower down until the end: { $role } ({ $on }).
castle-tie = Completed, but nobody has the majority, so nobody scores: { $what }.
castle-scored = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }, { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}.
castle-scored-well = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what } with { $ed ->
    [old] a well
   *[new] stocks
}, { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}.
castle-scored-token = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }, { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}, doubled by { $token }.
castle-keep = { $who }, { $keep }: now on a house of { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}.
castle-token-reached = { $who } stops on a { $ed ->
    [old] corner tower and takes its wall token
   *[new] defence tower and takes its special token
}.
castle-token-taken = { $who } turns over a { $ed ->
    [old] wall token
   *[new] special token
}: { $token }.
castle-another-turn = { $who } uses a { $ed ->
    [old] wall token
   *[new] special token
} and has another turn: { $token }.
castle-ends = The last { $ed ->
    [old] castle tile
   *[new] tile
} is gone; the game ends.
castle-court = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for a { $ed ->
    [old] court
   *[new] meadow
}: { $stalls ->
    [0] { $ed ->
        [old] no stall
       *[new] no chapel
    }
    [one] { $ed ->
        [old] 1 stall
       *[new] 1 chapel
    }
   *[other] { $stalls } { $ed ->
        [old] stalls
       *[new] chapels
    }
}.
castle-end-token = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with a { $ed ->
    [old] wall token
   *[new] special token
}: { $token } ({ $what }).
castle-gift = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} with a { $ed ->
    [old] wall token
   *[new] special token
}: { $token }.
castle-keeps-equal = Both { $ed ->
    [old] keeps
   *[new] family seats
} are equal, so nobody scores the empty cells.
castle-keep-larger = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for the largest empty area: { $keep }, { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}.
castle-wins = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
castle-shared = Both have { $points ->
    [one] 1 point
   *[other] { $points } points
} and share the victory.

# The table
castle-scene-won = { $who } has won.
castle-scene-shared = The game is over: a shared victory.
castle-scene-turn = It is the turn of { $who }. { $left ->
    [0] The stacks are empty.
    [one] One { $ed ->
    [old] castle tile
   *[new] tile
} is left in the stacks.
   *[other] { $left } { $ed ->
    [old] castle tiles
   *[new] tiles
} are left in the stacks.
}
castle-task-wait = Wait for { $who }.
castle-task-lay = Choose a turn and a cell for the { $ed ->
    [old] castle tile
   *[new] tile
} { $tile }.
castle-task-follower = Send a follower to the tile just laid, or none. You have { $left }.
castle-task-score = Choose what is scored next.
castle-task-extra = Another turn? { $token }
castle-task-chance = Something is being turned over.
castle-offer-lay = { $ed ->
    [old] Castle tile
   *[new] Tile
} to { $cell }, { $turn ->
    [0] not turned
    [one] turned once
   *[other] turned { $turn } times
}
castle-offer-follower = As { $role }: { $place }. { $value }
castle-offer-no-follower = No follower
castle-offer-no-turn = Keep the { $ed ->
    [old] wall token
   *[new] special token
} for later
castle-offer-score = Score the { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }
castle-offer-score-token = Score the { $what } at { $cell } doubled: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }, with { $token }
castle-offer-token = Use { $token }
castle-no-follower = No follower
castle-no-turn = No further turn
castle-no-token = Without a { $ed ->
    [old] wall token
   *[new] special token
}
castle-valued = { $what } { $value }
castle-value-none = It is worth nothing.
castle-value-closed = Completed: { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
castle-value-open = Now { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}; closed as it is { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $open ->
    [one] One open end.
   *[other] { $open } open ends.
}
castle-value-court = Now { $stalls ->
    [0] { $ed ->
        [old] no stall
       *[new] no chapel
    }
    [one] { $ed ->
        [old] 1 stall
       *[new] 1 chapel
    }
   *[other] { $stalls } { $ed ->
        [old] stalls
       *[new] chapels
    }
}; at the end { $points ->
    [one] 1 point
   *[other] { $points } points
}.
castle-token-hint = { $token }: now it would give { $points ->
    [one] 1 point
   *[other] { $points } points
}
castle-token-plain = { $token }
castle-target = { $cell }, { $place }.
castle-group-wall = { $ed ->
    [old] The castle wall with the scoring track
   *[new] The wall with the track of points
}
castle-group-lit = Whole features
castle-group-left = { $ed ->
    [old] Castle tiles
   *[new] Tiles
} left in the stacks, by kind
castle-group-yard = The { $ed ->
    [old] castle yard
   *[new] village yard
}
castle-group-targets = What can be chosen in the yard
castle-group-stacks = The stacks of { $ed ->
    [old] castle tiles
   *[new] tiles
}
castle-group-place = { $who }
castle-tower-token = { $ed ->
    [old] Corner tower
   *[new] Defence tower
} on fields { $first } and { $second }, with a token face down
castle-tower-bare = { $ed ->
    [old] Corner tower
   *[new] Defence tower
} on fields { $first } and { $second }, without a token
castle-start = Start field before { $cell }: { $what }
castle-start-stall = Start field before { $cell }: { $what } with a { $ed ->
    [old] stall
   *[new] chapel
}
castle-marker = Marker of { $who } on field { $field }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
castle-tile-at = { $cell }, { $ed ->
    [old] castle tile
   *[new] tile
} { $tile }: { $parts }
castle-follower-at = { $who }, { $role } at { $cell }: { $place }.
castle-dead-cell = Nothing that is left fits at { $cell }
castle-left = { $tile }: { $left } left
castle-free-cell = Free cell { $cell }
castle-keep-at = { $who }, { $keep } at { $cell }: a house of { $tiles ->
    [one] { $ed ->
        [old] 1 castle tile
       *[new] 1 tile
    }
   *[other] { $tiles } { $ed ->
        [old] castle tiles
       *[new] tiles
    }
}
castle-keep-waits = Not yet on a house: { $keep }
castle-stacks = { $left ->
    [0] No { $ed ->
    [old] castle tile
   *[new] tile
} left
    [one] One { $ed ->
    [old] castle tile
   *[new] tile
} left
   *[other] { $left } { $ed ->
    [old] castle tiles
   *[new] tiles
} left
}
castle-turned = { $ed ->
    [old] Castle tile
   *[new] Tile
} { $tile }, { $turn ->
    [0] not turned
    [one] turned once
   *[other] turned { $turn } times
}: { $parts }
castle-drawn-tile = { $who } lays the { $ed ->
    [old] castle tile
   *[new] tile
} { $tile }
castle-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
castle-supply = { $count ->
    [0] No follower in the supply
    [one] One follower in the supply
   *[other] { $count } followers in the supply
}

# What a hint may point at.
castle-term-points = points on the wall
castle-term-paths = { $ed ->
    [old] paths
   *[new] roads
}
castle-term-towers = { $ed ->
    [old] towers
   *[new] pigsties
}
castle-term-houses = houses
castle-term-courts = { $ed ->
    [old] stalls in the courts
   *[new] chapels in the meadows
}
castle-term-supply = followers at hand
castle-term-end-gain = what tokens bring in the end
castle-term-tokens = tokens for the coming turns
castle-term-end-tokens = tokens for the end of the game
castle-term-keep = { $ed ->
    [old] the larger keep
   *[new] the larger family seat
}
