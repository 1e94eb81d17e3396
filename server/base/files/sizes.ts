import type { FileRefusal, ImageSize, UploadRules } from '@bewezen/domain/base/files.ts'
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
export type SizedImages = { sizes: Record<string, SizedImage>; width: number; height: number }

/** How long is sought for the smallest file: 1 takes a third of the time of 4, and files a quarter larger. */
export type Effort = 1 | 4

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Draws an image anew as WebP in every size of the rules: upright, in sRGB, without any metadata (IN-REPLY-08,
 * SH-AVAT-06). Of a moving picture the first frame is kept. Width and height are those of the largest size, in pixels.
 * Refuses another format than allowed, too many pixels and anything damaged (SH-EDGE-19).
 */
export async function drawSizes(
  file: Buffer,
  rules: UploadRules,
  effort: Effort = 4,
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
      .resize(fitting(largest))
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: secondsToDecode })
      .toBuffer({ resolveWithObject: true })

    const sizes: Record<string, SizedImage> = {}
    for (const [name, size] of Object.entries(rules.sizes)) sizes[name] = await encode(pixels, size, effort)
    return { sizes, width: pixels.info.width, height: pixels.info.height }
  } catch {
    // The decoder's message about a bad file is of no use to its sender.
    return { code: 'UPLOAD_FAILED' }
  }
}

/** Our own pixels, of at most the largest size: how much work that is does not depend on who sent them. */
async function encode({ data, info }: Pixels, size: ImageSize, effort: Effort): Promise<SizedImage> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { data: content, info: made } = await sharp(data, { raw })
    .resize(fitting(size))
    .webp({ quality: 82, effort })
    .toBuffer({ resolveWithObject: true })
  return { content, width: made.width, height: made.height }
}

/** A message image is never blown up; an avatar always has its exact shape. */
const fitting = ({ width, height, fit }: ImageSize) => ({ width, height, fit, withoutEnlargement: fit === 'inside' })
