//! The fault proxy: a TCP relay between a node and a service that can cut, hold back or slow down.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Everything passes.
    Open,
    /// Connections end, new ones are refused.
    Cut,
    /// Nothing passes and nobody is told: a network that has split.
    Silent,
    /// Everything passes this much later.
    Slow(Duration),
}

/// One way between a node and a service.
pub struct Proxy {
    pub address: SocketAddr,
    way: watch::Sender<Way>,
}

impl Proxy {
    /// Relays to this port of the loopback, whoever listens there at the time.
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (way, ways) = watch::channel(Way::Open);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(relay(near, port, ways.clone()));
            }
        });
        Proxy { address, way }
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn relay(near: TcpStream, port: u16, mut ways: watch::Receiver<Way>) {
    if ways.wait_for(|way| *way != Way::Silent).await.is_err() || *ways.borrow() == Way::Cut {
        return;
    }
    let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let cut = async {
        let _ = ways.clone().wait_for(|way| *way == Way::Cut).await;
    };
    tokio::select! {
        () = pass(near_in, far_out, ways.clone()) => {}
        () = pass(far_in, near_out, ways.clone()) => {}
        () = cut => {}
    }
}

async fn pass(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut ways: watch::Receiver<Way>,
) {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
        let Ok(way) = ways.wait_for(|way| *way != Way::Silent).await.map(|way| *way) else { return };
        if let Way::Slow(by) = way {
            tokio::time::sleep(by).await;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
