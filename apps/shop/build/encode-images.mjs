/**
 * Encodes the shop's pictures from the large originals, and the app icons from the steamer drawing.
 *
 *   node build/encode-images.mjs <folder with hero.png, kecil.png, sedang.png, besar.png>
 *
 * The results are committed; the originals are not. Every picture is 4:3, so cards keep their height while it loads.
 * Browsers without AVIF get WebP. The widths are those of common phones and laptops. To use new photos of the food, put
 * four originals of the same names into a folder and run this again. An original needs more than 1600 px of width; it
 * is cropped to 4:3 around its centre unless `pictures` lists another crop.
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

/** Crop in pixels of the original; the default is the whole original. */
const pictures = {
  // The LCP picture of the landing page, so it is compressed more than the others.
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

// Chat previews reject pictures above 300 KB and crop them to a centred square, which the steamer fills.
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

// Feed readers, old browsers and link previews request `/favicon.ico` without reading the document.
await writeFile(`${shared}favicon.ico`, await encodeIco(drawing, [16, 32, 48]))
