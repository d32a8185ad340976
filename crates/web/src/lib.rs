//! Playing together in a browser: pages, live updates, and the API for programs.

pub mod pages;
pub mod words;
