//! The visitor's devices: which there are, ending them, connecting another one, and the recovery code.

use super::form::{Form, field, go};
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::room::{Caller, Refused};
use crate::wire::OwnDevices;
use crate::wire::status;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_pages::frame::Page;
use castellan_pages::qr;
use maud::{Markup, html};

/// What was done, to be shown once.
enum Done {
    /// A code that another device or a later day needs, with the message that says what it is for.
    Code(&'static str, String),
    /// Why it was not done.
    Refused(u16, String),
    Nothing,
}

/// Shows the devices.
pub(super) async fn show(app: Shared, visitor: Visitor) -> Response {
    page(&app, &visitor, &Done::Nothing).await
}

/// Does what a form asks for.
pub(super) async fn change(app: Shared, visitor: Visitor, form: Form) -> Response {
    match try_change(&app, &visitor, &form.0).await {
        Ok((Done::Nothing, cookie)) => go("/devices", cookie),
        Ok((done, None)) => page(&app, &visitor, &done).await,
        Ok((done, Some(cookie))) => {
            // The page is that of whoever the visitor has just become.
            let Ok(known) = app.known_by(&cookie, &visitor).await else { return go("/devices", [cookie]) };
            let mut response = page(&app, &known, &done).await;
            response.headers_mut().append(header::SET_COOKIE, cookie);
            response
        }
        Err(refused) => {
            let why = refused.message(app.words(visitor.lang));
            page(&app, &visitor, &Done::Refused(status(&refused), why)).await
        }
    }
}

async fn try_change(
    app: &App,
    visitor: &Visitor,
    fields: &[(String, String)],
) -> Result<(Done, Option<HeaderValue>), Refused> {
    app.guard.act("devices", &visitor.device_key(), visitor.address)?;
    match field(fields, "what") {
        "end" => {
            let which = field(fields, "device");
            app.end_shown(visitor, which).await?;
        }
        "end-others" => {
            app.end_other_devices(visitor).await?;
        }
        "code" => {
            let (person, cookie) = app.person_or_new(visitor).await?;
            let code = app.new_code(person, visitor).await?;
            return Ok((Done::Code("page-devices-code-made", code), cookie));
        }
        "link" => {
            let code = app.new_link(visitor).await?;
            return Ok((Done::Code(LINK_MADE, code), None));
        }
        "use" => {
            return Ok((Done::Nothing, Some(app.use_secret(field(fields, "code"), visitor).await?)));
        }
        _ => {}
    }
    Ok((Done::Nothing, None))
}

/// What is said of a code for another device; a phone reads it from the screen.
const LINK_MADE: &str = "page-devices-link-made";

async fn page(app: &App, visitor: &Visitor, done: &Done) -> Response {
    let words = app.words(visitor.lang);
    let devices = match (visitor.by, app.own_devices(visitor).await) {
        (Caller::Person(_), Ok(devices)) => Some(devices),
        (Caller::Person(_), Err(refused)) => return app.fault_page(visitor, &refused),
        _ => None,
    };
    let status = if let Done::Refused(status, _) = done { *status } else { 200 };
    let body = html! {
        section class="paper text devices" {
            h1 { (words.say_key("page-devices")) }
            p { (words.say_key("page-devices-how")) }
            @match done {
                Done::Code(key, code) => div role="status" {
                    p { (words.say_key(key)) }
                    p class="code" { output { (code) } }
                    @if *key == LINK_MADE { (qr::code(&format!("{}/devices#device={code}", visitor.base), &words.say_key("page-devices-qr"))) }
                },
                Done::Refused(_, text) => p class="notice" role="alert" { (text) },
                Done::Nothing => {},
            }
            @if let Some(devices) = &devices { (list(words, devices)) }
        }
        @if let Some(devices) = &devices { (secrets(words, devices)) }
        section class="paper text devices" {
            h2 { (words.say_key("page-devices-use")) }
            form method="post" action="/devices" {
                input type="hidden" name="what" value="use";
                label { (words.say_key("page-devices-use-how"))
                    input name="code" required autocomplete="off" spellcheck="false" autocapitalize="none"; }
                button { (words.say_key("page-devices-use-do")) }
            }
        }
    };
    let here = "/devices".to_owned();
    let page = Page { status, here, ..Page::new(words.say_key("page-devices"), "plain", body) };
    app.page(visitor, &page)
}

fn list(words: &Words, devices: &OwnDevices) -> Markup {
    html! {
        ul class="devices-list" {
            @for device in &devices.devices {
                li {
                    span { @if device.label.is_empty() { (words.say_key("page-devices-unknown")) } @else { (device.label) } }
                    @if let Some(seen) = &device.seen {
                        @let day = seen.get(..10).unwrap_or_default().to_owned();
                        span class="quiet" { (words.say(&Message::new("page-devices-seen").with("day", day), &[])) }
                    }
                    @if device.this { strong { (words.say_key("page-devices-this")) } }
                    form method="post" action="/devices" {
                        input type="hidden" name="what" value="end";
                        input type="hidden" name="device" value=(device.device);
                        button class="small" { (words.say_key(if device.this { "page-devices-end-this" } else { "page-devices-end" })) }
                    }
                }
            }
        }
        @if devices.devices.len() > 1 {
            form method="post" action="/devices" {
                input type="hidden" name="what" value="end-others";
                button { (words.say_key("page-devices-end-others")) }
            }
        }
    }
}

fn secrets(words: &Words, devices: &OwnDevices) -> Markup {
    let ask = |what: &str, how: &'static str, label: &'static str| {
        html! {
            p { (words.say_key(how)) }
            form method="post" action="/devices" {
                input type="hidden" name="what" value=(what);
                button { (words.say_key(label)) }
            }
        }
    };
    let again = if devices.recovery { "page-devices-code-again" } else { "page-devices-code-how" };
    html! {
        section class="paper text devices" {
            h2 { (words.say_key("page-devices-link")) }
            (ask("link", "page-devices-link-how", "page-devices-link-make"))
            h2 { (words.say_key("page-devices-code")) }
            (ask("code", again, "page-devices-code-make"))
        }
    }
}
