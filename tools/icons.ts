import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from './base/files.ts'

// Draws the icons of the installed app from our sun, once: what it writes is kept with the sources.
const folder = join(projectRoot, 'web/public/icons')
const [night, paper, sun] = ['#0d2f40', '#f5efe6', '#fdb139']

/** The mark of 32 units on night blue; `part` of it is the mark, the rest is room that a launcher may cut away. */
function icon(part: number, rounded: boolean): Buffer {
  const room = (32 / part - 32) / 2
  const whole = 32 + 2 * room
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="${-room} ${-room} ${whole} ${whole}" fill="none" stroke-width="2.2" stroke-linecap="round">
<rect x="${-room}" y="${-room}" width="${whole}" height="${whole}" rx="${rounded ? whole * 0.22 : 0}" fill="${night}"/>
<path d="M9.03 18.6a7 7 0 1 1 13.94 0z" fill="${sun}"/>
<path d="M4.5 18a11.5 11.5 0 0 1 23 0M2 19.8h28M10 25h12" stroke="${paper}"/></svg>`)
}

const wanted = [
  { name: 'icon-192.png', size: 192, drawing: icon(0.72, true) },
  { name: 'icon-512.png', size: 512, drawing: icon(0.72, true) },
  // A launcher may cut it to any shape within the middle four fifths.
  { name: 'maskable-512.png', size: 512, drawing: icon(0.56, false) },
  { name: 'apple-touch-icon.png', size: 180, drawing: icon(0.68, false) },
]

await mkdir(folder, { recursive: true })
for (const { name, size, drawing } of wanted)
  await sharp(drawing).resize(size, size).png({ palette: true, compressionLevel: 9 }).toFile(join(folder, name))
