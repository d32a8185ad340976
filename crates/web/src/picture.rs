//! Small pictures the server draws itself: the site's icons, and what messengers show of a link.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// A colour: red, green, blue.
pub(crate) type Colour = [u8; 3];

/// How many points of a pixel are looked at, each way.
const SAMPLES: usize = 4;

/// A picture that is being painted. Lengths are in pixels.
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// A picture of one colour.
    pub(crate) fn new(width: usize, height: usize, [r, g, b]: Colour) -> Self {
        Self { width, height, pixels: [r, g, b].repeat(width * height) }
    }

    /// Paints every point of which `inside` is so, within the box from `(left, top)` to
    /// `(right, bottom)`; edges are smooth.
    fn paint(
        &mut self,
        [left, top, right, bottom]: [f32; 4],
        colour: Colour,
        inside: impl Fn(f32, f32) -> bool,
    ) {
        let all = (SAMPLES * SAMPLES) as u32;
        let range = |from: f32, to: f32, end: usize| {
            (from.floor().max(0.0) as usize).min(end)..(to.ceil().max(0.0) as usize).min(end)
        };
        for y in range(top, bottom, self.height) {
            for x in range(left, right, self.width) {
                let point =
                    |at: usize, step: usize| at as f32 + (step as f32 + 0.5) / SAMPLES as f32;
                let hit = (0..SAMPLES * SAMPLES)
                    .filter(|n| inside(point(x, n % SAMPLES), point(y, n / SAMPLES)));
                let share = hit.count() as u32;
                let at = 3 * (y * self.width + x);
                for (old, new) in self.pixels[at..at + 3].iter_mut().zip(colour) {
                    let mixed = u32::from(*old) * (all - share) + u32::from(new) * share;
                    *old = (mixed / all) as u8;
                }
            }
        }
    }

    /// A box.
    pub(crate) fn rectangle(&mut self, place: [f32; 4], colour: Colour) {
        let [left, top, right, bottom] = place;
        self.paint(place, colour, |x, y| x >= left && x < right && y >= top && y < bottom);
    }

    /// A circle or an oval.
    pub(crate) fn oval(&mut self, (x, y): (f32, f32), (rx, ry): (f32, f32), colour: Colour) {
        self.paint([x - rx, y - ry, x + rx, y + ry], colour, |px, py| {
            ((px - x) / rx).powi(2) + ((py - y) / ry).powi(2) <= 1.0
        });
    }

    /// A shape with straight sides.
    pub(crate) fn polygon(&mut self, corners: &[(f32, f32)], colour: Colour) {
        let far = |pick: fn(f32, f32) -> f32, from: f32, of: fn(&(f32, f32)) -> f32| {
            corners.iter().map(of).fold(from, pick)
        };
        let place = [
            far(f32::min, f32::MAX, |c| c.0),
            far(f32::min, f32::MAX, |c| c.1),
            far(f32::max, f32::MIN, |c| c.0),
            far(f32::max, f32::MIN, |c| c.1),
        ];
        self.paint(place, colour, |x, y| {
            let next = corners.iter().cycle().skip(1);
            // A point is inside if a line from it crosses an odd number of sides.
            let crossed = corners.iter().zip(next).filter(|((ax, ay), (bx, by))| {
                (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
            });
            crossed.count() % 2 == 1
        });
    }

    /// The picture as a PNG file.
    pub(crate) fn png(&self) -> Vec<u8> {
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        let [width, height] = [self.width, self.height].map(|it| (it as u32).to_be_bytes());
        // Eight bits each of red, green and blue.
        chunk(&mut file, *b"IHDR", &[&width[..], &height, &[8, 2, 0, 0, 0]].concat());
        let mut rows = ZlibEncoder::new(Vec::new(), Compression::default());
        for row in self.pixels.chunks(3 * self.width) {
            // Every row begins with how it was filtered: not at all.
            rows.write_all(&[0]).and_then(|()| rows.write_all(row)).expect("memory takes all");
        }
        chunk(&mut file, *b"IDAT", &rows.finish().expect("memory takes all"));
        chunk(&mut file, *b"IEND", &[]);
        file
    }
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], content: &[u8]) {
    file.extend((content.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend(kind);
    file.extend(content);
    let mut sum = flate2::Crc::new();
    sum.update(&file[start..]);
    file.extend(sum.sum().to_be_bytes());
}

const PAPER: Colour = [0xf4, 0xea, 0xd7];
const INK: Colour = [0x22, 0x30, 0x3c];
const SUN: Colour = [0xe8, 0xa3, 0x17];
const SKY: Colour = [0xe4, 0xee, 0xe9];
const HILLS: [Colour; 2] = [[0xcf, 0xdc, 0xae], [0xa9, 0xc4, 0x8a]];
const WALL: Colour = [0xff, 0xfd, 0xf6];
const LIGHT: Colour = [0xff, 0xd2, 0x57];
const GHOST: Colour = [0xbe, 0xd0, 0x9d];
const ROOFS: [Colour; 3] = [[0xc8, 0x40, 0x2f], [0xd8, 0x98, 0x1a], [0x1c, 0x7c, 0x7d]];

/// The sign of the site, square: roofs before the sun.
pub(crate) fn icon(side: usize) -> Vec<u8> {
    let mut picture = Picture::new(side, side, PAPER);
    // Drawn on 64 by 64, with room all round: systems cut the corners off.
    let unit = side as f32 / 64.0;
    let at = |x: f32, y: f32| ((x + 8.0) * unit, (y + 6.0) * unit);
    picture.oval(at(24.0, 24.0), (13.0 * unit, 13.0 * unit), SUN);
    let roofs = [(4.0, 46.0), (4.0, 31.0), (14.0, 22.0), (24.0, 31.0), (34.0, 22.0), (44.0, 31.0)];
    let corners: Vec<_> = roofs.into_iter().chain([(44.0, 46.0)]).map(|(x, y)| at(x, y)).collect();
    picture.polygon(&corners, INK);
    picture.png()
}

/// How many houses a preview has at most.
pub(crate) const MOST_HOUSES: usize = 8;

/// What a messenger shows of a table: a house for every seat, with lights where someone sits.
pub(crate) fn preview(taken: usize, open: usize) -> Vec<u8> {
    let (width, height) = (1200, 630);
    let mut picture = Picture::new(width, height, SKY);
    picture.oval((930.0, 210.0), (95.0, 95.0), SUN);
    picture.oval((260.0, 760.0), (700.0, 420.0), HILLS[0]);
    picture.oval((980.0, 800.0), (760.0, 430.0), HILLS[1]);
    picture.rectangle([0.0, 540.0, 1200.0, 630.0], HILLS[1]);
    picture.rectangle([0.0, 575.0, 1200.0, 605.0], [0xd6, 0xcc, 0xbb]);
    let houses = (taken + open).clamp(1, MOST_HOUSES);
    let lit = taken.min(houses);
    let plot = 1080.0 / houses as f32;
    let side = (plot * 0.78).min(210.0);
    for index in 0..houses {
        let middle = 60.0 + plot * (index as f32 + 0.5);
        let (left, right) = (middle - side / 2.0, middle + side / 2.0);
        let (eaves, floor) = (560.0 - side * 0.62, 560.0);
        let someone = index < lit;
        let (wall, roof) =
            if someone { (WALL, ROOFS[index % ROOFS.len()]) } else { (GHOST, GHOST) };
        picture.rectangle([left + side * 0.08, eaves, right - side * 0.08, floor], wall);
        let top = (middle, eaves - side * 0.45);
        picture.polygon(&[(left, eaves), top, (right, eaves)], roof);
        if someone {
            let pane = side * 0.2;
            for x in [middle - side * 0.19, middle + side * 0.19] {
                let half = pane / 2.0;
                let y = eaves + side * 0.26;
                picture.rectangle([x - half, y - half, x + half, y + half], LIGHT);
            }
        }
    }
    picture.png()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    /// Reads a picture back: width, height and pixels.
    fn read(png: &[u8]) -> (u32, u32, Vec<u8>) {
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        let (width, height) = (number(16), number(20));
        let length = number(33) as usize;
        assert_eq!(&png[37..41], b"IDAT");
        let mut sum = flate2::Crc::new();
        sum.update(&png[37..41 + length]);
        assert_eq!(sum.sum(), number(41 + length), "the sum of the chunk");
        let mut rows = Vec::new();
        flate2::read::ZlibDecoder::new(&png[41..41 + length]).read_to_end(&mut rows).unwrap();
        let row = 3 * width as usize + 1;
        assert_eq!(rows.len(), row * height as usize);
        let pixels = rows.chunks(row).flat_map(|row| row[1..].to_vec()).collect();
        (width, height, pixels)
    }

    #[test]
    fn icons_are_square_and_show_the_roofs() {
        let (width, height, pixels) = read(&icon(192));
        assert_eq!((width, height), (192, 192));
        let pixel = |x: usize, y: usize| &pixels[3 * (y * 192 + x)..][..3];
        assert_eq!((pixel(2, 2), pixel(96, 140)), (&PAPER[..], &INK[..]));
        assert_eq!(pixel(96, 80), &SUN[..]);
    }

    #[test]
    fn a_preview_has_a_house_for_every_seat() {
        let lights = |taken, open| {
            let (width, height, pixels) = read(&preview(taken, open));
            assert_eq!((width, height), (1200, 630), "what messengers ask for");
            pixels.chunks(3).filter(|pixel| *pixel == LIGHT).count()
        };
        assert_eq!(lights(0, 2), 0);
        assert!(lights(1, 1) > 0);
        assert_eq!(lights(2, 0), 2 * lights(1, 1));
        assert!(lights(100, 0) > 0);
        assert!(preview(3, 1).len() < 60_000, "messengers want small files");
    }
}
