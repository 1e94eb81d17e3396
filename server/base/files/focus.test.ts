import { type ImageSize, type UploadPurpose, uploadPurposes, uploadRules } from '@bewezen/domain/base/files.ts'
import type { Focus } from '@bewezen/domain/base/focus.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawSizes } from './sizes.ts'

/** A grey picture with one orange ball, its middle at these percents. */
const ball = ({ x, y }: Focus, width = 1600, height = 900) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#cfd8dc"/><circle cx="${(width * x) / 100}" cy="${(height * y) / 100}" r="60" fill="#e05a20"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

const places: Focus[] = [
  { x: 10, y: 15 },
  { x: 88, y: 80 },
  { x: 50, y: 50 },
  { x: 30, y: 90 },
]

async function drawn(file: Buffer, purpose: UploadPurpose, focus?: Focus) {
  const drawn = await drawSizes(file, uploadRules[purpose], { effort: 1, focus })
  if ('code' in drawn) throw new Error(drawn.code)
  return drawn
}

/** How much of a picture is orange, in thousandths. */
async function orange(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 190 && (data[at + 2] ?? 255) < 110) count++
  return Math.round((count / (info.width * info.height)) * 1000)
}

describe.each(places)('what draws the eye at %j', (place) => {
  test('MKT-MORE-30 is found within a tenth of the picture', async () => {
    const { focus } = await drawn(await ball(place), 'blog-image')
    expect(Math.abs((focus?.x ?? 99) - place.x)).toBeLessThan(10)
    expect(Math.abs((focus?.y ?? 99) - place.y)).toBeLessThan(12)
  })

  test.each(['blog-image', 'product-image', 'feed-image', 'community-image', 'podcast-image'] as const)(
    'MKT-MORE-30 stands whole in every size of a %s that is cut to a shape, also of a tall and of a wide one',
    async (purpose) => {
      for (const [width, height] of [
        [1600, 900],
        [700, 1400],
        [2400, 600],
      ] as const) {
        const { sizes } = await drawn(await ball(place, width, height), purpose)
        for (const [name, { width: wide, height: high }] of Object.entries(uploadRules[purpose].sizes)) {
          const size = sizes[name]
          expect(size).toMatchObject(
            (uploadRules[purpose].sizes as Record<string, ImageSize>)[name]?.fit === 'cover'
              ? { width: wide, height: high }
              : {},
          )
          // The ball is a disc of radius 60; a cut one would have at most half of its pixels.
          const scale = size ? Math.min(width / size.width, height / size.height) : 1
          const whole = (Math.PI * 60 ** 2) / ((size?.width ?? 1) * scale * (size?.height ?? 1) * scale)
          expect(await orange(size?.content ?? Buffer.of()), `${name} of ${width}x${height}`).toBeGreaterThan(
            whole * 1000 * 0.72,
          )
        }
      }
    },
  )
})

test('MKT-MORE-32 the focus that somebody chose goes before what draws the eye', async () => {
  const file = await ball({ x: 10, y: 50 })
  const { focus, sizes } = await drawn(file, 'product-image', { x: 95, y: 50 })
  expect(focus).toEqual({ x: 95, y: 50 })
  expect(await orange(sizes.card?.content ?? Buffer.of())).toBe(0)
})

test('MKT-MORE-30 a picture in which nothing draws the eye keeps its middle, and one of a pixel is taken', async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  const { focus } = await drawn(await plain(800, 600), 'blog-image')
  expect(focus?.x).toBeGreaterThanOrEqual(40)
  expect(focus?.x).toBeLessThanOrEqual(60)
  for (const [width, height] of [
    [1, 1],
    [1, 900],
    [900, 1],
  ] as const)
    expect((await drawn(await plain(width, height), 'community-image')).sizes.card).toMatchObject({
      width: 800,
      height: 400,
    })
})

test('MKT-MORE-30 messages, faces and what is downloaded have none', async () => {
  const without = uploadPurposes.filter((purpose) => !('hasFocus' in uploadRules[purpose]))
  expect(without).toEqual(['message-image', 'avatar', 'report-attachment', 'product-download', 'lesson-attachment'])
  expect((await drawn(await ball({ x: 10, y: 10 }), 'avatar')).focus).toBeNull()
})
