import { focusIn, middle, windowIn } from '@bewezen/domain/base/focus.ts'
import { pathOfShareImage, shareImagePath } from '@bewezen/domain/site/publicPages.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { pathOf } from '../base/files/keys.ts'
import type { FileStore } from '../base/files/store.ts'
import type { House } from '../base/house.ts'
import type { Card, CardedPage } from '../base/publicPages.ts'
import { cardArt, height, uploadBox, width } from './cardArt.ts'
import { knownPageAt } from './knownPages.ts'

/** How many drawn pictures a process keeps, about 60 KB each. */
const mostKept = 100

/**
 * `/og/<path>.png`: the card of a public page for shared links, its title beside a picture of its own (MKT-MORE-33). Only
 * pages that exist have one. Under the address that the page itself gives it may be kept for ever, when nothing but the
 * title stands on it; else for an hour.
 */
export function serveShareImages(app: FastifyInstance, house: House): void {
  const kept = new Map<string, Promise<Buffer>>()
  const drawn = (page: CardedPage, siteName: string): Promise<Buffer> => {
    const key = JSON.stringify([
      page.path,
      page.title,
      page.card.facts,
      page.card.upload,
      page.card.drawn.look,
      siteName,
    ])
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    const picture = drawCard(page, siteName, house.files)
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
    const isTitleOnly = page.card.facts.length === 0 && !page.card.upload
    return reply
      .type('image/png')
      .header(
        'cache-control',
        isCurrent && isTitleOnly ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await drawn(page, name))
  })
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

/** Draws a card: an uploaded picture cut around its focus beside the words, else the drawing. */
export async function drawCard(
  page: Pick<CardedPage, 'title' | 'card'>,
  siteName: string,
  files: Pick<FileStore, 'open'>,
): Promise<Buffer> {
  const own = page.card.upload && (await uploaded(page.card.upload, files))
  const card: Card = own ? page.card : { ...page.card, upload: undefined }
  const words = Buffer.from(cardArt({ title: page.title, card }, siteName))
  if (!own) return sharp(words).png({ compressionLevel: 9, palette: true }).toBuffer()
  const [left, top] = uploadBox
  return sharp({ create: { width, height, channels: 3, background: '#fdfbf8' } })
    .composite([
      { input: own, left, top },
      { input: words, left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A picture of ours in the proportions of its place, its focus in it; null when its file is gone. */
async function uploaded({ key, size }: { key: string; size: string }, files: Pick<FileStore, 'open'>) {
  const file = await files.open(pathOf(key, size))
  if (!file) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.content()) chunks.push(chunk as Uint8Array)
  const [, , wide, high] = uploadBox
  const picture = Buffer.concat(chunks)
  const whole = await sharp(picture).metadata()
  return sharp(picture)
    .extract(windowIn(whole, { width: wide, height: high }, focusIn(key) ?? middle))
    .resize(wide, high)
    .png()
    .toBuffer()
}
