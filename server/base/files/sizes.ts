import type { FileRefusal, ImageSize, UploadRules } from '@bewezen/domain/base/files.ts'
import { type Focus, middle, windowIn } from '@bewezen/domain/base/focus.ts'
import sharp from 'sharp'

// One thread for each picture: how many are worked on at once is decided by the lanes of receive.ts alone.
sharp.concurrency(1)
// Every picture comes by once, so what the library remembers of it would only take memory.
sharp.cache(false)

/** A picture of one pixel by millions takes its lane for ten seconds; a JPEG cannot be longer than this. */
const longestSide = 65_535
/** On a clock, which a busy machine takes a long time over too: far beyond what 40 megapixels take on a free one. */
const secondsToDecode = 60

export type SizedImage = { content: Buffer; width: number; height: number }
/** The sizes of a picture, its width and height, and the point that each of them keeps, where its purpose has one. */
export type SizedImages = { sizes: Record<string, SizedImage>; width: number; height: number; focus: Focus | null }

/** How long is sought for the smallest file: 1 takes a third of the time of 4, and files a quarter larger. */
export type Effort = 1 | 4

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Draws an image anew as WebP in every size of the rules: upright, in sRGB, without any metadata (IN-REPLY-08,
 * SH-AVAT-06). Of a moving picture the first frame is kept. Width and height are those of the largest size, in pixels.
 * Refuses another format than allowed, too many pixels and anything damaged (SH-EDGE-19). What is cut off is cut around
 * the focus that is given, else around what draws the eye (MKT-MORE-30).
 */
export async function drawSizes(
  file: Buffer,
  rules: UploadRules,
  { effort = 4, focus: wanted = null }: { effort?: Effort; focus?: Focus | null } = {},
): Promise<SizedImages | FileRefusal> {
  const reading = { limitInputPixels: rules.maxPixels, failOn: 'error', pages: 1 } as const
  try {
    const { format, width, height } = await sharp(file, reading).metadata()
    if (!rules.formats.some((allowed) => allowed === format)) return { code: 'INVALID_FILE_TYPE' }
    if (Math.max(width, height) > longestSide) return { code: 'UPLOAD_FAILED' }

    const [largest] = Object.values(rules.sizes).sort((a, b) => b.width - a.width)
    if (!largest) throw new Error(`No sizes are given for ${rules.folder}`)
    const pixels = await sharp(file, reading)
      .autoOrient()
      .resize(rules.hasFocus && largest.fit === 'cover' ? roomFor(largest) : fitting(largest))
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: secondsToDecode })
      .toBuffer({ resolveWithObject: true })

    const sizes: Record<string, SizedImage> = {}
    const focus = rules.hasFocus ? (wanted ?? (await focusOf(pixels))) : null
    for (const [name, size] of Object.entries(rules.sizes)) sizes[name] = await encode(pixels, size, effort, focus)
    const { width: wide, height: high } = largest.fit === 'cover' ? largest : pixels.info
    return { sizes, width: wide, height: high, focus }
  } catch {
    // The decoder's message about a bad file is of no use to its sender.
    return { code: 'UPLOAD_FAILED' }
  }
}

/** Our own pixels, of at most the largest size: how much work that is does not depend on who sent them. */
async function encode(
  { data, info }: Pixels,
  size: ImageSize,
  effort: Effort,
  focus: Focus | null,
): Promise<SizedImage> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const picture = sharp(data, { raw })
  if (focus && size.fit === 'cover') picture.extract(windowIn(info, size, focus))
  const { data: content, info: made } = await picture
    .resize(fitting(size))
    .webp({ quality: 82, effort })
    .toBuffer({ resolveWithObject: true })
  return { content, width: made.width, height: made.height }
}

/** A message image is never blown up; an avatar always has its exact shape. */
const fitting = ({ width, height, fit }: ImageSize) => ({ width, height, fit, withoutEnlargement: fit === 'inside' })

/** What a picture is drawn in before it is cut to a shape: so large that little of a long one is lost. */
const roomFor = ({ width, height }: ImageSize) =>
  ({ width: 4 * width, height: 4 * height, fit: 'inside', withoutEnlargement: true }) as const

/** The side in which what draws the eye is looked for: enough for that, and small. */
const lookedAt = 256

/** What draws the eye in a picture: edges, skin and bright colours. */
async function focusOf({ data, info }: Pixels): Promise<Focus> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const small = await sharp(data, { raw })
    .resize({ width: lookedAt, height: lookedAt, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  // Half of it is cut away, whatever its shape: without a cut nothing is looked for.
  const { info: found } = await sharp(small.data, { raw: { width, height, channels } })
    .resize({ width, height: Math.max(1, Math.floor(height / 2)), fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX = 0, attentionY = 0 } = found
  // Its very corner is what it answers for a picture in which nothing draws the eye.
  if (height < 2 || (attentionX === 0 && attentionY === 0)) return middle
  return { x: percentOf(attentionX, width), y: percentOf(attentionY, height) }
}

const percentOf = (at: number, of: number): number => Math.min(99, Math.max(0, Math.floor((at / of) * 100)))
