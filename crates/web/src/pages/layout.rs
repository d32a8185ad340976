//! The document around every page: head, drawings, bar and foot.
//!
//! The language switch is a form: `POST /language` with `lang` (a language's code) and `path` (where
//! to go back to). `GET /` is the home page.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::words::{Language, Words};
use crate::{assets, drawings};

/// What a document is made of, apart from its content.
#[derive(Clone, Copy, Debug)]
pub struct Shell<'a> {
    /// The language.
    pub words: &'a Words,
    /// What the page is called; the site's name is added. Empty for the home page.
    pub title: &'a str,
    /// The page's own address, to come back to after changing the language.
    pub path: &'a str,
    /// The stylesheets after `base.css`, by their names as [assets].
    pub stylesheets: &'a [&'a str],
    /// The modules, by their names as [assets].
    pub scripts: &'a [&'a str],
    /// The classes of the body.
    pub class: &'a str,
    /// Without script, after how many seconds the page asks for news.
    pub refresh: Option<u32>,
    /// Whether the address is a secret that search engines must not keep.
    pub private: bool,
    /// What messengers show of a link to the page.
    pub preview: Option<Preview<'a>>,
}

/// What messengers show of a link.
#[derive(Clone, Copy, Debug)]
pub struct Preview<'a> {
    /// A line.
    pub title: &'a str,
    /// Another one.
    pub about: &'a str,
    /// The whole address of a picture of 1200 by 630.
    pub picture: &'a str,
}

impl<'a> Shell<'a> {
    /// The shell of the site's own pages.
    pub const fn site(words: &'a Words, title: &'a str, path: &'a str) -> Self {
        Self {
            words,
            title,
            path,
            stylesheets: &["site.css"],
            scripts: &["site.js"],
            class: "site",
            refresh: None,
            private: false,
            preview: None,
        }
    }

    /// The same page, at an address that only those who were given it know.
    #[must_use]
    pub const fn private(mut self) -> Self {
        self.private = true;
        self
    }
}

/// A part of a page for the script, with the drawings it uses.
pub(crate) fn fragment(part: &Markup) -> Markup {
    // Pieces of drawings have nothing inside, and there are hundreds of them.
    let part = part.0.replace("></use>", "/>").replace("></path>", "/>");
    html! { (PreEscaped(drawings::used_by(&part))) (PreEscaped(part)) }
}

/// A whole document. The content brings its own bar, and an element with id `main`.
pub fn shell(shell: &Shell<'_>, content: &Markup) -> Markup {
    let words = shell.words;
    let title = match shell.title {
        "" => words.say("site-title"),
        title => format!("{title} · Faubourg"),
    };
    html! {
        (DOCTYPE)
        html lang=(words.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) }
                meta name="description" content=(words.say("site-about"));
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f4ead7" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#111a25" media="(prefers-color-scheme: dark)";
                link rel="manifest" href="/manifest.webmanifest";
                link rel="apple-touch-icon" href="/icon/180.png";
                @if let Some(preview) = &shell.preview { (link_preview(preview)) }
                @if shell.private { meta name="robots" content="noindex"; }
                link rel="icon" href=(assets::url("favicon.svg")) type="image/svg+xml"
                    data-turn=(assets::url("favicon-turn.svg"));
                link rel="stylesheet" href=(assets::url("base.css"));
                @for name in shell.stylesheets { link rel="stylesheet" href=(assets::url(name)); }
                @for name in shell.scripts { script type="module" src=(assets::url(name)) {} }
                @if let Some(seconds) = shell.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
            }
            body class=(shell.class) {
                a.skip href="#main" { (words.say("site-skip")) }
                (notice_place(None))
                (fragment(content))
            }
        }
    }
}

/// What messengers read of a page.
fn link_preview(preview: &Preview<'_>) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Faubourg";
        meta property="og:title" content=(preview.title);
        meta property="og:description" content=(preview.about);
        meta property="og:image" content=(preview.picture);
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

/// Where the operator's notice to everyone stands, and where scripts put it while a page is open.
pub fn notice_place(text: Option<&str>) -> Markup {
    html! { div id="site-notice" role="status" { @if let Some(text) = text { (text) } } }
}

/// A document of the site: bar, content and foot.
pub fn site(frame: &Shell<'_>, content: &Markup) -> Markup {
    let words = frame.words;
    shell(
        frame,
        &html! {
            header.bar {
                (brand(words))
                nav aria-label=(words.say("site-nav")) { (language_switch(words, frame.path)) }
            }
            main id="main" tabindex="-1" { (content) }
            footer.foot {
                p { (words.say("site-unofficial")) }
                p { a href="/yours" { (words.say("yours-link")) } }
            }
        },
    )
}

/// The name of the site, leading home.
pub fn brand(words: &Words) -> Markup {
    html! {
        a.brand href="/" aria-label=(words.say("site-home")) {
            svg.wordmark aria-hidden="true" { use href="#wordmark" {} }
            svg.mark aria-hidden="true" { use href="#mark" {} }
        }
    }
}

/// A button for each other language.
pub fn language_switch(words: &Words, path: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="path" value=(path);
            @for language in Language::ALL.into_iter().filter(|other| *other != words.language) {
                button.btn.quiet name="lang" value=(language.code()) lang=(language.code()) {
                    (language.name())
                }
            }
        }
    }
}

/// A small drawing of the sprite beside a word that says the same.
pub fn icon(id: &str) -> Markup {
    html! { svg.ico aria-hidden="true" { use href=(format!("#{id}")) {} } }
}

/// A cross that takes away what it stands on; only the script can.
pub fn close(words: &Words) -> Markup {
    html! {
        button.btn.square.quiet.close type="button" aria-label=(words.say("t-close")) { (icon("i-close")) }
    }
}

/// What was refused and why, where the eye is.
pub fn refused(why: Option<&str>) -> Markup {
    html! {
        @if let Some(why) = why {
            p.refused role="alert" { (icon("i-warn")) span { (why) } }
        }
    }
}
