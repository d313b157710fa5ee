//! The look that the pages share which commands write: paper by day, dark by night.

/// The style of a page. Pictures draw with `currentColor`, so that they follow it.
pub(crate) const STYLE: &str = "\
:root { color-scheme: light dark }
body { font: 17px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #4a3b2f; background: #f7efdf }
table { border-collapse: collapse } th, td { padding: .3rem .8rem; border-bottom: 1px solid #d9c6a3; text-align: left }
svg { max-width: 100%; height: auto } code { overflow-wrap: anywhere }
@media (max-width: 40rem) { body { padding: 0 .5rem } table { font-size: .8rem } th { font-size: .7rem } th, td { padding: .2rem; overflow-wrap: break-word } }
@media (prefers-color-scheme: dark) { body { color: #efe3c6; background: #2a241e } th, td { border-color: #4a4035 } }
";
