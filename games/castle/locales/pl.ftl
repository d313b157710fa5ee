# Zamek. $ed to wydanie: old to dziedziniec zamku z 2003 roku, new to podgrodzie z 2020 roku.

# Nazwy
castle-title = Zamek
    .about = Drogi, chlewy, domy i łąki w obrębie jednego muru: pojedynek dwojga budowniczych w wydaniach z 2003 i 2020 roku.
castle-old-path = ścieżka
castle-new-path = droga
castle-old-tower = wieża
castle-new-tower = chlew
castle-old-house = dom
castle-new-house = dom
castle-old-court = dziedziniec
castle-new-court = łąka
castle-old-herald = herold
castle-new-herald = herold
castle-old-knight = rycerz
castle-new-farmer = rolnik
castle-old-squire = dziedzic
castle-new-squire = giermek
castle-old-merchant = kupiec
castle-new-monk = mnich
castle-old-keep = donżon
castle-new-keep = siedziba rodu
castle-old-token-1 = żeton 1, dodatkowa tura
castle-new-token-1 = żeton „dodatkowa tura”
castle-old-token-2 = żeton 2, podwojona wieża
castle-new-token-2 = żeton „podwojony chlew”
castle-old-token-3 = żeton 3, podwojony dom
castle-new-token-3 = żeton „podwojony dom”
castle-old-token-4 = żeton 4, niedomknięta ścieżka na koniec
castle-new-token-4 = żeton K „nieukończona droga”
castle-old-token-5 = żeton 5, niedomknięta wieża na koniec
castle-new-token-5 = żeton K „nieukończony chlew”
castle-old-token-6 = żeton 6, niedomknięty dom na koniec
castle-new-token-6 = żeton K „nieukończony dom”
castle-old-token-7 = żeton 7, po cztery punkty za stragan na jednym dziedzińcu
castle-new-token-7 = żeton K „cztery punkty za kapliczkę”
castle-old-token-8 = żeton 8, donżon większy o dwa żetony zamku
castle-new-token-8 = żeton K „siedziba większa o dwa kafelki”
castle-old-token-9 = żeton 9, pięć punktów
castle-new-token-9 = żeton K „pięć punktów”
castle-at-n = północ
castle-at-e = wschód
castle-at-s = południe
castle-at-w = zachód
castle-at-nw = północny zachód
castle-at-ne = północny wschód
castle-at-se = południowy wschód
castle-at-sw = południowy zachód
castle-spot = { $what } ({ $at })
castle-part = { $what } ({ $places })
castle-old-well = fontanna
castle-new-well = dyby
castle-old-square = plac
castle-new-square = fontanna
castle-old-stall = stragan
castle-new-stall = kapliczka
castle-name = { $who }

# Opcje
castle-option-edition = Wydanie
castle-option-edition-2003 = 2003: dziedziniec zamku
castle-option-edition-2020 = 2020: podgrodzie
castle-option-set = Zestaw elementów
castle-option-token_use = Zdobytego żetonu można użyć
castle-option-token_use-at_once = już w tej samej turze
castle-option-token_use-next_turn = od następnej tury
castle-option-score_order = Kilka obszarów ukończonych naraz
castle-option-score_order-free = podlicza się w kolejności wybranej przez gracza, którego tura trwa
castle-option-score_order-own_first = podlicza się zaczynając od obszarów gracza, którego tura trwa
castle-option-unfinished_path_well = Na koniec gry fontanna (2020: dyby) podwaja niedomkniętą ścieżkę
castle-setup-set = Tym zestawem elementów nie można grać: { $why }

# Odmowy
castle-refused-not-due = Teraz rozstrzyga się coś innego.
castle-refused-no-such-tile = W stosach nie ma już takiego kafelka: { $tile }.
castle-refused-no-token = Teraz nie odkrywa się żadnego żetonu.
castle-refused-no-such-token = Nie ma już nieodkrytego żetonu rodzaju { $kind }.
castle-refused-turn = { $ed ->
    [old] Żeton zamku
   *[new] Kafelek
} obraca się od 0 do 3 razy.
castle-refused-outside = { $ed ->
    [old] Żeton zamku
   *[new] Kafelek
} kładzie się w obrębie murów.
castle-refused-taken = Leży tam już { $ed ->
    [old] żeton zamku
   *[new] kafelek
}.
castle-refused-alone = { $ed ->
    [old] Żeton zamku
   *[new] Kafelek
} musi przylegać bokiem do już leżącego albo do pola { $ed ->
    [old] początkowego
   *[new] startowego
}.
castle-refused-path = { $ed ->
    [old] Ścieżka musi łączyć się ze ścieżką
   *[new] Droga musi łączyć się z drogą
}.
castle-refused-no-place = Na dołożonym przed chwilą kafelku nie ma takiego miejsca.
castle-refused-occupied = Ktoś już tam stoi albo leży.
castle-refused-not-completed = Nic ukończonego nie czeka tam na podliczenie.
castle-refused-own-first = Najpierw podlicza się to, co kontrolujesz.
castle-refused-token = Nie masz { $ed ->
    [old] żetonu murów, który
   *[new] żetonu specjalnego, który
} mógłby to teraz podwoić.

# Dziennik
castle-drawn = { $who } – dobrany { $ed ->
    [old] żeton zamku
   *[new] kafelek
}: { $tile }.
castle-set-aside = { $who } – dobrany { $ed ->
    [old] żeton zamku
   *[new] kafelek
} nigdzie nie pasuje i wypada z gry: { $tile }.
castle-laid = { $who } – dołożony { $ed ->
    [old] żeton zamku
   *[new] kafelek
}: { $tile } na { $cell }.
castle-follower-stands = { $who } wysyła figurkę: { $role } ({ $on }).
castle-follower-lies = { $who } kładzie figurkę do końca gry: { $role } ({ $on }).
castle-tie = Ukończone, ale nikt nie ma przewagi, więc nikt nie zdobywa punktów: { $what }.
castle-scored = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $what }, { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}.
castle-scored-well = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $what } { $ed ->
    [old] przy fontannie
   *[new] z dybami
}, { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}.
castle-scored-token = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $what }, { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}, podwojenie: { $token }.
castle-keep = { $who }, { $keep }: teraz na domu – { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}.
castle-token-reached = { $who } zatrzymuje się na { $ed ->
    [old] narożniku z wieżą i zdobywa żeton murów
   *[new] wieży obronnej i zdobywa żeton specjalny
}.
castle-token-taken = { $who } odkrywa { $ed ->
    [old] żeton murów
   *[new] żeton specjalny
}: { $token }.
castle-another-turn = { $who } używa { $ed ->
    [old] żetonu murów
   *[new] żetonu specjalnego
} i rozgrywa jeszcze jedną turę: { $token }.
castle-ends = { $ed ->
    [old] Nie ma już żetonów zamku
   *[new] Nie ma już kafelków
}; gra się kończy.
castle-court = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $ed ->
    [old] dziedziniec
   *[new] łąkę
}: { $stalls ->
    [0] { $ed ->
        [old] bez straganów
       *[new] bez kapliczek
    }
    [one] { $ed ->
        [old] 1 stragan
       *[new] 1 kapliczka
    }
    [few] { $stalls } { $ed ->
        [old] stragany
       *[new] kapliczki
    }
   *[many] { $stalls } { $ed ->
        [old] straganów
       *[new] kapliczek
    }
}.
castle-end-token = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dzięki { $ed ->
    [old] żetonowi murów
   *[new] żetonowi specjalnemu
}: { $token } ({ $what }).
castle-gift = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dzięki { $ed ->
    [old] żetonowi murów
   *[new] żetonowi specjalnemu
}: { $token }.
castle-keeps-equal = { $ed ->
    [old] Donżony są równe
   *[new] Siedziby rodów są równe
}, więc nikt nie zdobywa punktów za puste pola.
castle-keep-larger = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za największy pusty obszar: { $keep }, { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}.
castle-wins = { $who } wygrywa – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
castle-shared = Remis – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; gracze dzielą się zwycięstwem.

# Stół
castle-scene-won = Koniec gry: wygrywa { $who }.
castle-scene-shared = Koniec gry: gracze dzielą się zwycięstwem.
castle-scene-turn = Tura gracza: { $who }. { $left ->
    [0] Stosy są puste.
    [one] W stosach został jeden { $ed ->
    [old] żeton zamku
   *[new] kafelek
}.
    [few] W stosach są jeszcze { $left } { $ed ->
    [old] żetony zamku
   *[new] kafelki
}.
   *[many] W stosach jest jeszcze { $left } { $ed ->
    [old] żetonów zamku
   *[new] kafelków
}.
}
castle-task-wait = Poczekaj na gracza { $who }.
castle-task-lay = Wybierz obrót i pole: { $ed ->
    [old] żeton zamku
   *[new] kafelek
} { $tile }.
castle-task-follower = Wyślij figurkę na dołożony kafelek albo zrezygnuj. Figurki w zasobach: { $left }.
castle-task-score = Wybierz, co zostanie teraz podliczone.
castle-task-extra = Jeszcze jedna tura? { $token }
castle-task-chance = Coś jest właśnie odkrywane.
castle-offer-lay = { $ed ->
    [old] Żeton zamku
   *[new] Kafelek
} na { $cell }, { $turn ->
    [0] bez obracania
    [one] obrócony raz
   *[many] obrócony { $turn } razy
}
castle-offer-follower = Jako { $role }: { $place }. { $value }
castle-offer-no-follower = Bez figurki
castle-offer-no-turn = Zachowaj { $ed ->
    [old] żeton murów
   *[new] żeton specjalny
} na później
castle-offer-score = Podlicz: { $what }, { $cell } – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla gracza { $who }
castle-offer-score-token = Podlicz podwójnie: { $what }, { $cell } – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla gracza { $who }, { $token }
castle-offer-token = Użyj: { $token }
castle-no-follower = Bez figurki
castle-no-turn = Bez kolejnej tury
castle-no-token = Bez { $ed ->
    [old] żetonu murów
   *[new] żetonu specjalnego
}
castle-valued = { $what } { $value }
castle-value-none = Nie jest nic warte.
castle-value-closed = Ukończone: { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}, od razu { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
castle-value-open = Teraz { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}; po zamknięciu { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $open ->
    [one] Jeden otwarty koniec.
    [few] { $open } otwarte końce.
   *[many] { $open } otwartych końców.
}
castle-value-court = Teraz { $stalls ->
    [0] { $ed ->
        [old] bez straganów
       *[new] bez kapliczek
    }
    [one] { $ed ->
        [old] 1 stragan
       *[new] 1 kapliczka
    }
    [few] { $stalls } { $ed ->
        [old] stragany
       *[new] kapliczki
    }
   *[many] { $stalls } { $ed ->
        [old] straganów
       *[new] kapliczek
    }
}; na koniec gry { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
castle-token-hint = { $token }: teraz dałby { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-token-plain = { $token }
castle-target = { $cell }, { $place }.
castle-group-wall = { $ed ->
    [old] Mur miejski z torem punktowym
   *[new] Mur z torem punktów
}
castle-group-lit = Całe obszary
castle-group-left = { $ed ->
    [old] Żetony zamku, które zostały w stosach, według rodzaju
   *[new] Kafelki, które zostały w stosach, według rodzaju
}
castle-group-yard = { $ed ->
    [old] Dziedziniec zamku
   *[new] Podgrodzie
}
castle-group-targets = Co można wybrać w obrębie murów
castle-group-stacks = Stosy { $ed ->
    [old] żetonów zamku
   *[new] kafelków
}
castle-group-place = { $who }
castle-tower-token = { $ed ->
    [old] Narożnik z wieżą
   *[new] Wieża obronna
}, pola { $first } i { $second }, z zakrytym żetonem
castle-tower-bare = { $ed ->
    [old] Narożnik z wieżą
   *[new] Wieża obronna
}, pola { $first } i { $second }, bez żetonu
castle-start = Pole początkowe przed { $cell }: { $what }
castle-start-stall = Pole początkowe przed { $cell }: { $what } { $ed ->
    [old] ze straganem
   *[new] z kapliczką
}
castle-marker = Znacznik gracza { $who } na polu { $field }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-tile-at = { $cell }, { $ed ->
    [old] żeton zamku
   *[new] kafelek
} { $tile }: { $parts }
castle-follower-at = { $who }, { $role } na { $cell }: { $place }.
castle-dead-cell = Na pole { $cell } nic już nie pasuje
castle-left = { $tile }: jeszcze { $left }
castle-free-cell = Wolne pole { $cell }
castle-keep-at = { $who }, { $keep } na { $cell }: dom – { $tiles ->
    [one] { $ed ->
        [old] 1 żeton zamku
       *[new] 1 kafelek
    }
    [few] { $tiles } { $ed ->
        [old] żetony zamku
       *[new] kafelki
    }
   *[many] { $tiles } { $ed ->
        [old] żetonów zamku
       *[new] kafelków
    }
}
castle-keep-waits = Jeszcze nie na domu: { $keep }
castle-stacks = { $left ->
    [0] Nie ma już { $ed ->
    [old] żetonów zamku
   *[new] kafelków
}
    [one] Został jeden { $ed ->
    [old] żeton zamku
   *[new] kafelek
}
    [few] Zostały { $left } { $ed ->
    [old] żetony zamku
   *[new] kafelki
}
   *[many] Zostało { $left } { $ed ->
    [old] żetonów zamku
   *[new] kafelków
}
}
castle-turned = { $ed ->
    [old] Żeton zamku
   *[new] Kafelek
} { $tile }, { $turn ->
    [0] bez obracania
    [one] obrócony raz
   *[many] obrócony { $turn } razy
}: { $parts }
castle-drawn-tile = { $who } dokłada { $ed ->
    [old] żeton zamku
   *[new] kafelek
} { $tile }
castle-points = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-supply = { $count ->
    [0] Brak figurek w zasobach
    [one] Jedna figurka w zasobach
    [few] { $count } figurki w zasobach
   *[many] { $count } figurek w zasobach
}

# Na co może wskazać podpowiedź.
castle-term-points = punkty na murze
castle-term-paths = { $ed ->
    [old] ścieżki
   *[new] drogi
}
castle-term-towers = { $ed ->
    [old] wieże
   *[new] chlewy
}
castle-term-houses = domy
castle-term-courts = { $ed ->
    [old] stragany na dziedzińcach
   *[new] kapliczki na łąkach
}
castle-term-supply = figurki w zasobach
castle-term-end-gain = to, co żetony przyniosą na koniec
castle-term-tokens = żetony na następne tury
castle-term-end-tokens = żetony na koniec gry
castle-term-keep = { $ed ->
    [old] większy donżon
   *[new] większa siedziba rodu
}
