import { uploadPurposes, uploadRules } from '@bewezen/domain/base/files.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Received, receiveFile } from './receive.ts'
import {
  bomb,
  inPieces,
  movingGif,
  noisyJpeg,
  page,
  photoWithPlace,
  plain,
  pngOf,
  program,
  redLeftBlueRight,
  scriptThatLooksLikeGif,
  svg,
} from './samples.ts'

const rules = uploadRules['message-image']
const limit = 5 * 1024 * 1024
const receive = (file: Uint8Array, under: Parameters<typeof receiveFile>[1] = rules) =>
  receiveFile(inPieces(file).source, under)

async function received(file: Uint8Array, under: Parameters<typeof receiveFile>[1] = rules): Promise<Received> {
  const answer = await receive(file, under)
  if ('code' in answer) throw new Error(`refused: ${answer.code}`)
  return answer
}

function sizeOf(image: Received, name: string): Buffer {
  const size = image.sizes[name]
  if (!size) throw new Error(`no size ${name}`)
  return size.content
}

/** The colour of the pixel at these fractions of width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
  return r > 180 && g < 80 && b < 80 ? 'red' : b > 180 && r < 80 && g < 80 ? 'blue' : `${r},${g},${b}`
}

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'IN-REPLY-08 SH-AVAT-06 a %s is taken by its content and becomes WebP',
    async (format) => {
      const image = await received(await plain(format))
      expect(image).toMatchObject({ width: 60, height: 40 })
      expect(await sharp(sizeOf(image, 'full')).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    },
  )

  test('IN-REPLY-07 X3-LIMIT-10 X3-LIMIT-11 exactly 5 MB is taken and one byte more is refused', async () => {
    const file = await pngOf(limit)
    expect(file.length).toBe(5 * 1024 * 1024)
    expect(await received(file)).toMatchObject({ bytes: limit })
    expect(await receive(Buffer.concat([file, Buffer.alloc(1)]))).toEqual({ code: 'FILE_TOO_LARGE' })
  })

  test('SH-AVAT-02 the same 5 MB holds for an avatar', async () => {
    const file = await pngOf(limit)
    expect(await received(file, uploadRules.avatar)).toMatchObject({ bytes: limit })
    expect(await receive(Buffer.concat([file, Buffer.alloc(1)]), uploadRules.avatar)).toEqual({
      code: 'FILE_TOO_LARGE',
    })
  })

  test('a message image gets a thumbnail and a full size, neither of them blown up', async () => {
    const wide = await received(await plain('jpeg', 3200, 1600))
    expect(wide.sizes.full).toMatchObject({ width: 1600, height: 800 })
    expect(wide.sizes.thumbnail).toMatchObject({ width: 480, height: 240 })
    expect(wide).toMatchObject({ width: 1600, height: 800 })
    const small = await received(await plain('jpeg', 100, 50))
    expect(small.sizes.thumbnail).toMatchObject({ width: 100, height: 50 })
  })

  test('a picture taller than WebP can be is made to fit', async () => {
    const tower = await received(await plain('png', 100, 20_000))
    expect(tower.sizes.full).toMatchObject({ height: 4800 })
  })

  test('SH-AVAT-06 an avatar is cut square, at most 1024 px', async () => {
    const { sizes } = await received(await plain('jpeg', 2000, 1000), uploadRules.avatar)
    expect(Object.values(sizes).map(({ width, height }) => [width, height])).toEqual([
      [64, 64],
      [128, 128],
      [256, 256],
    ])
  })

  test('of a moving picture the first frame is kept', async () => {
    const gif = await movingGif()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(3)
    const full = sizeOf(await received(gif), 'full')
    expect((await sharp(full).metadata()).pages ?? 1).toBe(1)
    expect(await colourAt(full, 0.5, 0.5)).toBe('red')
  })

  test('a transparent grey picture keeps its transparency', async () => {
    const background = { r: 90, g: 90, b: 90, alpha: 0.5 }
    const clear = sharp({ create: { width: 30, height: 30, channels: 4, background } })
    const full = sizeOf(await received(await clear.toColourspace('b-w').png().toBuffer()), 'full')
    expect(await sharp(full).metadata()).toMatchObject({ hasAlpha: true })
  })

  test('however the file is cut into pieces, the result is the same', async () => {
    const file = await plain('png')
    const whole = await received(file)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: file.length }), async (size) => {
        const image = await receiveFile(inPieces(file, size).source, rules)
        expect(image).toEqual(whole)
      }),
      { numRuns: 15 },
    )
  })
})

describe('what is not passed on', () => {
  test('IN-REPLY-08 COM-CHAT-20 SH-AVAT-06 SH-EDGE-19 place and camera go in and do not come out', async () => {
    const photo = await photoWithPlace()
    const before = await sharp(photo).metadata()
    const placeTags = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])] // by either byte order
    expect(placeTags.some((tag) => before.exif?.includes(tag))).toBe(true)
    expect([photo.includes('Geheimtelefoon'), photo.includes('Amelisweerd')]).toEqual([true, true])

    const ofPictures = uploadPurposes.filter((purpose) => purpose !== 'product-download')
    for (const purpose of ofPictures) {
      const { sizes } = await received(photo, uploadRules[purpose])
      for (const { content } of Object.values(sizes)) {
        const after = await sharp(content).metadata()
        expect([after.exif, after.xmp, after.iptc, after.icc]).toEqual([undefined, undefined, undefined, undefined])
        expect(['Geheimtelefoon', 'Lieke', 'Amelisweerd', 'EXIF'].filter((word) => content.includes(word))).toEqual([])
      }
    }
  })

  test.each([
    [1, 80, 40, 'red', 'blue'],
    [3, 80, 40, 'blue', 'red'],
    [6, 40, 80, 'red', 'blue'],
    [8, 40, 80, 'blue', 'red'],
  ])('a photo with orientation %i comes out upright', async (orientation, width, height, first, last) => {
    const image = await received(await redLeftBlueRight(orientation))
    expect(image).toMatchObject({ width, height })
    const full = sizeOf(image, 'full')
    const ends = width > height ? [0.2, 0.5, 0.8, 0.5] : [0.5, 0.2, 0.5, 0.8]
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends
    expect([await colourAt(full, x1, y1), await colourAt(full, x2, y2)]).toEqual([first, last])
  })

  test('IN-REPLY-08 a script behind a real GIF does not survive', async () => {
    const script = '/*pretend*/;alert(document.cookie)'
    const gif = Buffer.concat([await plain('gif'), Buffer.from(script)])
    const { sizes } = await received(gif)
    expect(Object.values(sizes).some(({ content }) => content.includes('alert'))).toBe(false)
  })
})

describe('what is refused', () => {
  test.each([
    ['an HTML page named .png', page],
    ['a program', program],
    ['an SVG named .png', svg],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\n')],
    ['a sound that is RIFF like WebP', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
    ['an empty file', Buffer.alloc(0)],
    ['the first bytes of a PNG alone', Buffer.from('\x89PNG\r\n', 'latin1')],
  ])('IN-REPLY-06 IN-REPLY-08 SH-AVAT-01 SH-EDGE-17 SH-EDGE-18 X3-EDGE-22 %s is no image', async (_what, file) => {
    expect(await receive(file)).toEqual({ code: 'INVALID_FILE_TYPE' })
    expect(await receive(file, uploadRules.avatar)).toEqual({ code: 'INVALID_FILE_TYPE' })
  })

  test('X3-EDGE-22 a script that begins like a GIF is refused', async () => {
    expect(await receive(scriptThatLooksLikeGif)).toEqual({ code: 'UPLOAD_FAILED' })
  })

  test('SH-EDGE-19 X3-EDGE-23 small files that unpack to more than 40 megapixels are refused', async () => {
    const square = bomb(20_000, 20_000)
    expect(square.length).toBeLessThan(100_000)
    expect(await receive(square)).toEqual({ code: 'UPLOAD_FAILED' })
    expect(await receive(square, uploadRules.avatar)).toEqual({ code: 'UPLOAD_FAILED' })
    expect(await receive(bomb(8000, 5001))).toEqual({ code: 'UPLOAD_FAILED' })
    expect(await receive(bomb(1, 65_536))).toEqual({ code: 'UPLOAD_FAILED' })
    expect(await receive(bomb(1, 65_535))).toMatchObject({ height: 4800 })
    expect(await received(bomb(8000, 5000))).toMatchObject({ width: 1600, height: 1000 })
  })

  test('IN-REPLY-14 X3-EDGE-23 a truncated JPEG is refused', async () => {
    const photo = await noisyJpeg()
    expect(await received(photo)).toMatchObject({ width: 400 })
    expect(await receive(photo.subarray(0, photo.length / 2))).toEqual({ code: 'UPLOAD_FAILED' })
  })

  test('IN-REPLY-14 a source that breaks off is refused', async () => {
    const photo = await noisyJpeg()
    async function* brokenOff() {
      yield photo.subarray(0, 1000)
      throw new Error('the line went dead')
    }
    expect(await receiveFile(brokenOff(), rules)).toEqual({ code: 'UPLOAD_FAILED' })
  })

  test('OPS-AWAY-01 a full disk is not told as a fault of the file', async () => {
    const photo = await noisyJpeg()
    async function* unkept() {
      yield photo.subarray(0, 1000)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    await expect(receiveFile(unkept(), rules)).rejects.toThrow('no space left')
  })

  test('SH-EDGE-17 a format that the rules leave out is refused', async () => {
    const noGifs = { ...rules, formats: ['jpeg', 'png'] as const }
    expect(await receive(await plain('gif'), noGifs)).toEqual({ code: 'INVALID_FILE_TYPE' })
    expect(await received(await plain('png'), noGifs)).toMatchObject({ width: 60 })
  })
})

describe('how much is read', () => {
  const piece = 64 * 1024

  test('IN-REPLY-07 of 50 MB no more than one piece beyond the limit is read', async () => {
    const { source, given } = inPieces(await pngOf(50 * 1024 * 1024), piece)
    expect(await receiveFile(source, rules)).toEqual({ code: 'FILE_TOO_LARGE' })
    expect(given).toEqual({ bytes: limit + piece, stopped: true })
  })

  test('IN-REPLY-06 of something that is no image only the first piece is read', async () => {
    const { source, given } = inPieces(Buffer.concat([page, Buffer.alloc(6 * 1024 * 1024)]), piece)
    expect(await receiveFile(source, rules)).toEqual({ code: 'INVALID_FILE_TYPE' })
    expect(given).toEqual({ bytes: piece, stopped: true })
  })
})
