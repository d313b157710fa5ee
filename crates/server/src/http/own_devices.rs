//! Routes of a person's own devices: seeing them, ending them, and a recovery code for when all are lost.

use super::body::Body;
use super::caller::Visitor;
use super::cookies;
use super::devices::store_fails;
use super::{App, Shared};
use crate::bus::{Bus, News};
use crate::limits::HINTS_WAITING_MAX;
use crate::room::{Kind, Refused, refused};
use crate::secret::{Hash, Person, Token, as_told, recovery_code};
use crate::security_log::{Event, note};
use crate::store::{Device, FOR_EVER};
use crate::time::written;
use crate::wire;
use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use castellan_core::dice::hex;
use std::sync::Arc;
use tokio::sync::broadcast;

/// What nodes tell each other about devices is told under this name.
const SUBJECT: &str = "devices";

/// By what a device is known to its owner: nothing that could be used in its place.
fn shown(key: Hash) -> String {
    hex(Hash::of(&hex(key.bytes())).bytes())[..16].to_owned()
}

/// The devices that end, as this node hears of them.
pub(crate) struct Ended {
    told: broadcast::Sender<Hash>,
    bus: Arc<dyn Bus>,
}

impl Ended {
    /// Hears of devices that end at any node; call it within a runtime.
    pub(crate) fn new(bus: Arc<dyn Bus>) -> Ended {
        let told = broadcast::Sender::new(HINTS_WAITING_MAX.min(1_024));
        let (mut news, tell) = (bus.listen(), told.downgrade());
        bus.follow(SUBJECT);
        tokio::spawn(async move {
            loop {
                match (news.recv().await, tell.upgrade()) {
                    (Err(broadcast::error::RecvError::Closed), _) | (_, None) => return,
                    (Ok(told), Some(tell)) => {
                        if let News::Ended(key) = told.news {
                            let _ = tell.send(key);
                        }
                    }
                    (Err(broadcast::error::RecvError::Lagged(_)), _) => {}
                }
            }
        });
        Ended { told, bus }
    }

    /// Hears which devices end from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Hash> {
        self.told.subscribe()
    }
}

impl App {
    /// Ends a device: its cookie works no more, and whatever it has open is closed, at every node.
    pub(crate) async fn end_device(&self, key: Hash, visitor: &Visitor) -> Result<(), Refused> {
        self.hall.store.forget(key).await.map_err(store_fails)?;
        let _ = self.ended.told.send(key);
        self.ended.bus.publish(SUBJECT, News::Ended(key));
        note(Event::DeviceChanged, visitor.address, "a device was ended");
        Ok(())
    }

    /// The devices of the caller, and their recovery codes.
    async fn devices_of(&self, visitor: &Visitor) -> Result<(Vec<Device>, Vec<Device>), Refused> {
        let all = self.hall.store.devices_of(self.person(visitor)?).await.map_err(store_fails)?;
        let (devices, secrets): (Vec<Device>, Vec<Device>) =
            all.into_iter().partition(|device| device.until.is_none());
        Ok((devices, secrets.into_iter().filter(|secret| secret.until == Some(FOR_EVER)).collect()))
    }

    /// What the caller is told of their devices: this one first, then the one seen last.
    pub(crate) async fn own_devices(&self, visitor: &Visitor) -> Result<wire::OwnDevices, Refused> {
        let (mut devices, codes) = self.devices_of(visitor).await?;
        devices.sort_by_key(|device| (Some(device.key) != visitor.device, std::cmp::Reverse(device.seen)));
        let told = |device: Device| wire::OwnDevice {
            device: shown(device.key),
            label: device.label,
            seen: (device.seen > 0).then(|| written(device.seen)),
            this: Some(device.key) == visitor.device,
        };
        Ok(wire::OwnDevices { devices: devices.into_iter().map(told).collect(), recovery: !codes.is_empty() })
    }

    /// Ends the caller's device that is shown by this name.
    pub(crate) async fn end_shown(&self, visitor: &Visitor, name: &str) -> Result<(), Refused> {
        match self.end_devices(visitor, |key| shown(key) == name).await? {
            0 => Err(refused(Kind::NotFound, "no_such_device", "refused-no-such-device")),
            _ => Ok(()),
        }
    }

    /// Ends those of the caller's devices that are meant.
    pub(crate) async fn end_devices(
        &self,
        visitor: &Visitor,
        is_meant: impl Fn(Hash) -> bool,
    ) -> Result<usize, Refused> {
        let (devices, _) = self.devices_of(visitor).await?;
        let mut ended = 0;
        for device in devices.into_iter().filter(|device| is_meant(device.key)) {
            self.end_device(device.key, visitor).await?;
            ended += 1;
        }
        Ok(ended)
    }

    /// Ends all devices of the caller but the one they use, and links that would make more of them.
    pub(crate) async fn end_other_devices(&self, visitor: &Visitor) -> Result<(), Refused> {
        self.end_devices(visitor, |key| Some(key) != visitor.device).await?;
        let all = self.hall.store.devices_of(self.person(visitor)?).await.map_err(store_fails)?;
        for link in all.iter().filter(|secret| secret.until.is_some_and(|until| until != FOR_EVER)) {
            self.hall.store.forget(link.key).await.map_err(store_fails)?;
        }
        Ok(())
    }

    /// A recovery code in place of the earlier one.
    pub(crate) async fn new_code(&self, person: Person, visitor: &Visitor) -> Result<String, Refused> {
        let code = recovery_code(&*self.hall.entropy);
        let key = Hash::of(&as_told(&code));
        let store = &self.hall.store;
        let earlier = store.devices_of(person).await.map_err(store_fails)?;
        store.remember(key, person, Some(FOR_EVER)).await.map_err(store_fails)?;
        for secret in earlier.iter().filter(|secret| secret.until == Some(FOR_EVER)) {
            store.forget(secret.key).await.map_err(store_fails)?;
        }
        note(Event::DeviceChanged, visitor.address, "a recovery code was made");
        Ok(code)
    }

    /// Makes the caller's device that of whom a link or a code belongs to. A link works once, a code until it is replaced.
    pub(crate) async fn use_secret(&self, typed: &str, visitor: &Visitor) -> Result<HeaderValue, Refused> {
        self.guard.code(visitor.address)?;
        self.guard.welcome(visitor.address).await?;
        let now = self.hall.time.now();
        let Some(person) = self.hall.store.take(Hash::of(&as_told(typed)), now).await.map_err(store_fails)?
        else {
            note(Event::BadSecret, visitor.address, "no link or code of a device is so");
            return Err(refused(Kind::Forbidden, "bad_link", "refused-bad-link"));
        };
        let cookie = self.cookie_for(person, visitor).await?;
        // Only now: whoever mistypes, or meets a store that fails, stays who they are.
        if let Some(old) = visitor.device {
            self.end_device(old, visitor).await?;
        }
        note(Event::DeviceChanged, visitor.address, "a device was made somebody's");
        Ok(cookie)
    }

    /// Makes a new device of this person known, and gives the cookie by which it is.
    pub(crate) async fn cookie_for(&self, person: Person, visitor: &Visitor) -> Result<HeaderValue, Refused> {
        let token = Token::new(&*self.hall.entropy);
        let (store, now) = (&self.hall.store, self.hall.time.now());
        store.remember(token.hash(), person, None).await.map_err(store_fails)?;
        store.see(token.hash(), visitor.label.clone(), now).await.map_err(store_fails)?;
        Ok(cookies::device(&self.config, Some(token.text())))
    }
}

/// The devices of the caller.
#[utoipa::path(get, path = "/api/own/devices", responses(
    (status = 200, description = "The devices, this one first", body = wire::OwnDevices),
    (status = 401, description = "This device is not known", body = wire::ErrorBody)))]
pub(crate) async fn list(app: Shared, visitor: Visitor) -> Response {
    let devices = app.own_devices(&visitor).await;
    app.answer(devices.map(Json), visitor.lang)
}

/// Ends one of them at once, whatever it has open.
#[utoipa::path(post, path = "/api/own/devices/end", request_body = wire::EndDevice, responses(
    (status = 200, description = "It is ended", body = wire::Done),
    (status = 401, description = "This device is not known", body = wire::ErrorBody),
    (status = 404, description = "The caller has no such device", body = wire::ErrorBody)))]
pub(crate) async fn end(app: Shared, visitor: Visitor, Body(which): Body<wire::EndDevice>) -> Response {
    let ended = app.end_shown(&visitor, &which.device).await;
    app.answer(ended.map(|()| Json(wire::Done {})), visitor.lang)
}

/// Ends all devices but this one.
#[utoipa::path(post, path = "/api/own/devices/end-others", responses(
    (status = 200, description = "They are ended", body = wire::Done),
    (status = 401, description = "This device is not known", body = wire::ErrorBody)))]
pub(crate) async fn end_others(app: Shared, visitor: Visitor) -> Response {
    let ended = app.end_other_devices(&visitor).await;
    app.answer(ended.map(|()| Json(wire::Done {})), visitor.lang)
}

/// Makes a recovery code in place of the earlier one.
#[utoipa::path(post, path = "/api/own/recovery", responses(
    (status = 200, description = "The code, told once", body = wire::RecoveryCode),
    (status = 401, description = "This device is not known", body = wire::ErrorBody)))]
pub(crate) async fn recovery(app: Shared, visitor: Visitor) -> Response {
    let code = async {
        let person = app.person(&visitor)?;
        app.guard.act(SUBJECT, &visitor.device_key(), visitor.address)?;
        app.new_code(person, &visitor).await
    };
    app.answer(code.await.map(|code| Json(wire::RecoveryCode { code })), visitor.lang)
}

/// Makes this device that of whom a recovery code belongs to.
#[utoipa::path(post, path = "/api/device/recover", request_body = wire::UseCode, responses(
    (status = 200, description = "This device is theirs now", body = wire::Done),
    (status = 403, description = "No such code", body = wire::ErrorBody),
    (status = 429, description = "Too many tries", body = wire::ErrorBody)))]
pub(crate) async fn recover(app: Shared, visitor: Visitor, Body(used): Body<wire::UseCode>) -> Response {
    let recovered = async {
        let cookie = app.use_secret(&used.code, &visitor).await?;
        Ok(([(header::SET_COOKIE, cookie)], Json(wire::Done {})).into_response())
    };
    app.answer(recovered.await, visitor.lang)
}
