import { pathOfShareImage, shareImagePath } from '@bewezen/domain/site/publicPages.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { House } from '../base/house.ts'
import { knownPageAt } from './knownPages.ts'
import { fittingLines, lettering, lineHeight, type Room } from './lettering.ts'

const [width, height] = [1200, 630]
/** How many drawn pictures a process keeps, about 40 KB each. */
const mostKept = 100

/**
 * `/og/<path>.png`: the picture of a public page for shared links, its title on the art of the brand. Only pages that
 * exist have one. Under the address that the page itself gives it may be kept for ever; under another one for an hour.
 */
export function serveShareImages(app: FastifyInstance, house: House): void {
  const kept = new Map<string, Promise<Buffer>>()
  const drawn = (title: string, siteName: string): Promise<Buffer> => {
    const key = `${title}\n${siteName}`
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    const picture = drawShareImage(title, siteName)
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }

  app.get('/og/*', async (request, reply) => {
    const path = pathOfShareImage(readable(request.url.split('?')[0] ?? ''))
    const page = path && (await knownPageAt(house.database.db, path))
    if (!page) return reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', data: null })
    const { name } = await house.site()
    const isCurrent = request.url === encodeURI(shareImagePath(page.path, page.title, name))
    return reply
      .type('image/png')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await drawn(page.title, name))
  })
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

/** Draws the picture: the title over the rising sun, and the name of the site under it. */
export function drawShareImage(title: string, siteName: string): Promise<Buffer> {
  return sharp(Buffer.from(shareImageArt(title, siteName)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const ink = '#0b2530'
/** A title is written beside the sun or, when it is short, above it: as large as all of it fits. */
const beside = (size: number): Room => ({ size, width: 640, height: 380 })
const above = (size: number): Room => ({ size, width: 1040, height: 190 })
const rooms = [...[84, 76, 70, 64, 58, 52, 46].flatMap((size) => [above(size), beside(size)]), beside(40)]

/** The same as an SVG: the letters are its last path, in the pixels of the picture. */
export function shareImageArt(title: string, siteName: string): string {
  const { size, lines } = fittingLines(title, [beside(84), ...rooms])
  const top = 66 + size
  const outlines = lines.map(
    (line, index) => lettering(line, { x: 80, y: top + index * size * lineHeight, size }).outline,
  )
  const name = lettering(siteName, { x: 146, y: 556, size: 40 }).outline
  const rings = [230, 300, 370, 440]
    .map(
      (r, at) =>
        `<circle cx="900" cy="470" r="${r}" stroke-opacity="${0.4 - at * 0.08}" ${at > 0 ? 'stroke-dasharray="1 9"' : ''}/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#c9e4f2"/><stop offset=".6" stop-color="#eef1dd"/><stop offset="1" stop-color="#fdebc9"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g stroke="${ink}" stroke-width="2" stroke-linecap="round">${rings}</g>
<path d="M750 470a150 150 0 0 1 300 0z" fill="#ffb13b"/>
<rect y="470" width="${width}" height="160" fill="#f8f4f0"/>
<path d="M0 470H${width}" stroke="${ink}" stroke-width="3"/>
<g transform="translate(80 518) scale(1.6)" stroke-width="2.4" stroke-linecap="round"><path d="M9.03 18.6a7 7 0 1 1 13.94 0z" fill="#ffb13b"/><path d="M4.5 18a11.5 11.5 0 0 1 23 0M2 19.8h28M10 25h12" stroke="${ink}"/></g>
<path d="${name}${outlines.join('')}" fill="${ink}"/>
</svg>`
}
