//! Our own Markdown taken apart: chapters, and in them rules, steps, pictures and everything else.

/// A rules page.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    /// The title and what stands before the first chapter.
    pub(super) head: Chapter<'a>,
    /// The first one says everything in five minutes; the others hold the numbered rules.
    pub(super) chapters: Vec<Chapter<'a>>,
}

/// A heading and what stands below it.
#[derive(Debug)]
pub(super) struct Chapter<'a> {
    pub(super) title: &'a str,
    pub(super) blocks: Vec<Block<'a>>,
}

/// A paragraph, list, table or picture.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block<'a> {
    /// A smaller heading.
    Heading(&'a str),
    /// A picture of its own, with the caption that everybody sees.
    Picture { caption: &'a str, address: &'a str },
    /// A rule by its number.
    Rule { number: &'a str, text: &'a str },
    /// `**2. What to do.** How.`
    Step { n: &'a str, text: &'a str },
    /// Anything else, as Markdown.
    Other(&'a str),
}

impl<'a> Source<'a> {
    pub(crate) fn parse(text: &'a str) -> Source<'a> {
        let (head, chapters) = text.split_once("\n## ").unwrap_or((text, ""));
        let head = Chapter::parse(head.strip_prefix("# ").unwrap_or(head));
        let chapters = chapters.split("\n## ").filter(|text| !text.is_empty()).map(Chapter::parse).collect();
        Source { head, chapters }
    }

    fn blocks(&self) -> impl Iterator<Item = &Block<'a>> {
        self.head.blocks.iter().chain(self.chapters.iter().flat_map(|chapter| &chapter.blocks))
    }

    /// The text of one rule.
    pub(super) fn rule(&self, wanted: &str) -> Option<&Block<'a>> {
        self.blocks().find(|block| matches!(block, Block::Rule { number, .. } if *number == wanted))
    }

    /// What is said of the picture of an example: its caption, and the paragraph that follows and tells its story.
    pub(crate) fn story(&self, example: &str) -> Option<(&'a str, &'a str)> {
        let mut blocks = self.blocks();
        let caption = blocks.find_map(|block| match block {
            Block::Picture { caption, address } if example_of(address) == Some(example) => Some(*caption),
            _ => None,
        })?;
        match blocks.next() {
            Some(Block::Other(story)) => Some((caption, story)),
            _ => Some((caption, "")),
        }
    }
}

impl<'a> Chapter<'a> {
    fn parse(text: &'a str) -> Chapter<'a> {
        let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
        let blocks = rest.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
        Chapter { title: title.trim(), blocks: blocks.map(Block::parse).collect() }
    }

    /// The numbers of its rules, in their order.
    pub(super) fn numbers(&self) -> impl Iterator<Item = &'a str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Rule { number, .. } => Some(*number),
            _ => None,
        })
    }
}

impl<'a> Block<'a> {
    fn parse(text: &'a str) -> Block<'a> {
        if let Some(heading) = text.strip_prefix("### ") {
            return Block::Heading(heading);
        }
        if let Some((caption, address)) = picture(text) {
            return Block::Picture { caption, address };
        }
        let bold = text.strip_prefix("**").and_then(|rest| rest.split_once("**"));
        if let Some((number, rest)) = bold.filter(|(number, _)| is_rule_number(number)) {
            return Block::Rule { number, text: rest.trim_start() };
        }
        if let Some((n, _)) = text.strip_prefix("**").and_then(|rest| rest.split_once(". "))
            && n.len() == 1
            && n.bytes().all(|byte| byte.is_ascii_alphanumeric())
        {
            return Block::Step { n, text };
        }
        Block::Other(text)
    }
}

/// `![caption](address)` and nothing else.
fn picture(text: &str) -> Option<(&str, &str)> {
    let (caption, rest) = text.strip_prefix("![")?.split_once("](")?;
    rest.strip_suffix(')').filter(|address| !address.contains([')', '\n'])).map(|address| (caption, address))
}

/// The name of the example that a picture shows: its file without language and ending.
pub(super) fn example_of(address: &str) -> Option<&str> {
    let file = address.strip_prefix("examples/")?.strip_suffix(".svg")?;
    Some(file.strip_suffix(".pl").unwrap_or(file))
}

/// Letters, then digits: `SI07`.
pub(super) fn is_rule_number(text: &str) -> bool {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    letters == 2 && text.len() == 4 && text.bytes().skip(letters).all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_taken_apart() {
        let text = "# Title\n\nLead.\n\n## Quickly\n\n### Turn\n\n**1. Lay.** A tile.\n\n![c (d)](examples/a.pl.svg)\n\nStory.\n\n## All\n\n**XX07** One **two**.\n\n![e](examples/b.svg)\n\n**XX08** Next.";
        let source = Source::parse(text);
        assert_eq!((source.head.title, source.chapters.len()), ("Title", 2));
        assert_eq!(source.head.blocks, [Block::Other("Lead.")]);
        let quick = &source.chapters[0].blocks;
        assert_eq!(quick[0], Block::Heading("Turn"));
        assert_eq!(quick[1], Block::Step { n: "1", text: "**1. Lay.** A tile." });
        assert_eq!(quick[2], Block::Picture { caption: "c (d)", address: "examples/a.pl.svg" });
        assert_eq!(source.chapters[1].numbers().collect::<Vec<_>>(), ["XX07", "XX08"]);
        assert_eq!(source.rule("XX07"), Some(&Block::Rule { number: "XX07", text: "One **two**." }));
        assert_eq!(source.rule("XX09"), None);
        assert_eq!(source.story("a"), Some(("c (d)", "Story.")));
        assert_eq!(source.story("b"), Some(("e", "")), "the next rule does not speak of the picture");
        assert_eq!(source.story("c"), None);
    }
}
