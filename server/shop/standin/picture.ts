import sharp from 'sharp'
import { backdrops } from './backdrops.ts'
import { goods } from './goods.ts'
import type { Look } from './look.ts'
import { media } from './media.ts'
import { wear } from './wear.ts'

const things: Record<Thing, (look: Look) => string> = { ...goods, ...media, ...wear }

/** Everything that can be drawn. */
export type Thing = keyof typeof goods | keyof typeof media | keyof typeof wear
export type Picture = Look & { thing: Thing }

/** A picture of a product as SVG: one thing on a table, in the colours of its theme. */
export const drawingOf = ({ thing, ...look }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="144 80 672 537.6" width="800" height="640">${backdrops[look.backdrop](look.theme)}${things[thing](look)}</svg>`

/** The same as the bytes of a PNG file, as the management of the shop would send it. */
export const pictureFile = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(drawingOf(picture)))
    .png({ compressionLevel: 1 })
    .toBuffer()
