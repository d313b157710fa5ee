//! The messages that name figures, features, goods and quarters.

use crate::places::{Figure, On, Quarter};
use crate::tiles::Goods;
use castellan_core::message::Message;

/// The name of a kind of figure.
pub(crate) fn figure_word(figure: Figure) -> Message {
    Message::new(match figure {
        Figure::Normal => "carcassonne-figure-normal",
        Figure::Large => "carcassonne-figure-large",
        Figure::Builder => "carcassonne-figure-builder",
        Figure::Pig => "carcassonne-figure-pig",
    })
}

/// The name of a kind of feature.
pub(crate) fn on_word(on: On) -> Message {
    Message::new(match on {
        On::City => "carcassonne-on-city",
        On::Road => "carcassonne-on-road",
        On::Field => "carcassonne-on-field",
        On::Cloister => "carcassonne-on-cloister",
    })
}

/// The name of goods.
pub(crate) fn goods_word(goods: Goods) -> Message {
    Message::new(match goods {
        Goods::Wine => "carcassonne-goods-wine",
        Goods::Grain => "carcassonne-goods-grain",
        Goods::Cloth => "carcassonne-goods-cloth",
    })
}

/// The name of a quarter of Carcassonne.
pub(crate) fn quarter_word(quarter: Quarter) -> Message {
    Message::new(match quarter {
        Quarter::Castle => "carcassonne-quarter-castle",
        Quarter::Smithy => "carcassonne-quarter-smithy",
        Quarter::Cathedral => "carcassonne-quarter-cathedral",
        Quarter::Market => "carcassonne-quarter-market",
    })
}
