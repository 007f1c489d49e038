/**
 * Makes the pictures the shop serves from the large originals, and the app icons from the steamer drawing.
 *
 *   node build/encode-images.mjs <folder with hero.png, kecil.png, sedang.png, besar.png>
 *
 * The results are committed; the originals are not. Every picture is 4:3, so a card never jumps. AVIF first, WebP for
 * browsers without it, in the widths phones and laptops ask for. New photos of the real food: put four originals of
 * the same names (any size above 1600 px wide, cut to 4:3 from the middle unless listed below) into a folder and
 * run this again.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encodeIco } from './encode-ico.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that holds the originals.')

const images = fileURLToPath(new URL('../images/', import.meta.url))
const icons = fileURLToPath(new URL('../public/icons/', import.meta.url))
const shared = fileURLToPath(new URL('../public/', import.meta.url))
await mkdir(images, { recursive: true })
await mkdir(icons, { recursive: true })

/** Part of the original that is used, in its own pixels; the whole of it where nothing is said. */
const pictures = {
  // The first picture anybody waits for: a little lighter than the others.
  hero: {
    crop: { left: 520, top: 190, width: 1880, height: 1410 },
    widths: [360, 480, 720, 1080, 1600],
    avifQuality: 46,
  },
  sambal: { from: 'hero', crop: { left: 0, top: 880, width: 960, height: 720 }, widths: [360, 480, 720] },
  kecil: { widths: [180, 360, 480, 720, 1080] },
  sedang: { widths: [180, 360, 480, 720, 1080] },
  besar: { widths: [180, 360, 480, 720, 1080] },
}

for (const [name, { from = name, crop, widths, avifQuality = 52 }] of Object.entries(pictures)) {
  const original = sharp(join(folder, `${from}.png`))
  const used = crop ? original.extract(crop) : original
  for (const width of widths) {
    const sized = used.clone().resize(width, (width * 3) / 4, { fit: 'cover', kernel: 'lanczos3' })
    await sized
      .clone()
      .avif({ quality: avifQuality, effort: 7, chromaSubsampling: '4:2:0' })
      .toFile(`${images}${name}-${width}.avif`)
    await sized
      .clone()
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(`${images}${name}-${width}.webp`)
  }
}

// Chat previews drop pictures above 300 KB and cut a square out of the middle: the steamer fills that square.
await sharp(join(folder, 'hero.png'))
  .extract({ left: 500, top: 330, width: 1900, height: 998 })
  .resize(1200, 630)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(`${shared}og.jpg`)

const drawing = await readFile(`${icons}steamer.svg`)
const maskable = await readFile(`${icons}steamer-maskable.svg`)
await sharp(drawing, { density: 600 }).resize(192).png({ palette: true }).toFile(`${icons}icon-192.png`)
await sharp(drawing, { density: 600 }).resize(512).png({ palette: true }).toFile(`${icons}icon-512.png`)
await sharp(maskable, { density: 600 })
  .resize(512)
  .png({ palette: true })
  .toFile(`${icons}icon-maskable-512.png`)
await sharp(maskable, { density: 600 })
  .resize(180)
  .png({ palette: true })
  .toFile(`${icons}apple-touch-icon.png`)

// Feed readers, old browsers and link previews ask for `/favicon.ico` whatever the document says.
await writeFile(`${shared}favicon.ico`, await encodeIco(drawing, [16, 32, 48]))
