//! Data that is a table of numbers in a form: how strong cards are, how many copies of a tile there are.

use super::form::{Fields, field};
use super::option_form::{only, symbol};
use crate::registry::Registered;
use castellan_core::game::options::{NumberRow, Numbers};
use castellan_core::lang::Lang;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The field of one number; a table without columns has one for each row.
fn cell(name: &str, row: &NumberRow, column: &str) -> String {
    format!("{name}-{}-{column}", row.id)
}

/// The columns by their fields; one without a name where there are none.
fn columns(numbers: &Numbers) -> Vec<&'static str> {
    if numbers.columns.is_empty() { vec![""] } else { numbers.columns.iter().map(|(id, _)| *id).collect() }
}

/// The table, as it was filled in or as it usually is.
pub(super) fn number_table(
    registered: &Registered,
    lang: Lang,
    (name, label): (&str, &str),
    numbers: &Numbers,
    filled: &Fields,
) -> Markup {
    let words = registered.words(lang);
    let heading = |column: &str| {
        let found = numbers.columns.iter().find(|(id, _)| *id == column);
        found.map(|(_, key)| words.say_key(key)).unwrap_or_default()
    };
    let value = |row: &NumberRow, at: usize, field_name: &str| match field(filled, field_name) {
        "" => row.usual[at].to_string(),
        given => given.to_owned(),
    };
    html! {
        fieldset class={ "numbers" @if numbers.columns.is_empty() { " is-sheet" } } {
            legend { (label) }
            @for row in &numbers.rows {
                @let called = words.say(&row.label, &[]);
                div class="number-row" data-only=[only(row.only.as_ref())] {
                    (symbol(registered, row.symbol))
                    span class=[numbers.columns.is_empty().then_some("unseen")] { (called) }
                    @for (at, column) in columns(numbers).into_iter().enumerate() {
                        @let (field_name, heading) = (cell(name, row, column), heading(column));
                        label {
                            @if !heading.is_empty() { span class="quiet" { (heading) } }
                            input type="number" name=(field_name) min="0" max=(numbers.most) inputmode="numeric"
                                aria-label={ (called) @if !heading.is_empty() { ", " (heading) } }
                                value=(value(row, at, &field_name)) data-usual=(row.usual[at]);
                        }
                    }
                }
            }
        }
    }
}

/// The numbers as the game reads them; none if all are as usual.
pub(super) fn read_numbers(numbers: &Numbers, name: &str, fields: &Fields) -> Option<Value> {
    let columns = columns(numbers);
    let of_row = |row: &NumberRow| -> Vec<u32> {
        let sent = |(at, column): (usize, &&str)| {
            let number = field(fields, &cell(name, row, column)).parse().ok();
            number.filter(|number| *number <= numbers.most).unwrap_or(row.usual[at])
        };
        columns.iter().enumerate().map(sent).collect()
    };
    let changed: Vec<_> = numbers.rows.iter().map(|row| (row, of_row(row))).collect();
    if changed.iter().all(|(row, sent)| *sent == row.usual) {
        return None;
    }
    let mut table = Map::new();
    for (row, sent) in changed {
        if numbers.columns.is_empty() {
            if sent != row.usual {
                table.insert(row.id.to_owned(), Value::from(sent[0]));
            }
        } else {
            let cells =
                columns.iter().zip(sent).map(|(column, number)| ((*column).to_owned(), Value::from(number)));
            table.insert(row.id.to_owned(), Value::Object(cells.collect()));
        }
    }
    Some(Value::Object(table))
}
