import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Files for the tests of this folder, made on the spot. */

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 196, g: 90, b: 40 } } })

/** A plain picture in one colour, of these measures in pixels. */
export const plain = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 60, height = 40) =>
  canvas(width, height).toFormat(format).toBuffer()

/** A photo as a telephone makes it: it says which way is up, where it was taken and with what. */
export const photoWithPlace = (orientation = 1) =>
  canvas(60, 40)
    .withExif({
      IFD0: { Make: 'Geheimtelefoon', Artist: 'Lieke de Boer', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 6/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 12/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Amelisweerd</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()

/** A picture whose left half is red and whose right half is blue, lying on its side by this EXIF orientation. */
export const redLeftBlueRight = (orientation: number) => {
  const half = { width: 40, height: 40, channels: 3 as const }
  const red = sharp({ create: { ...half, background: 'red' } }).png()
  const blue = sharp({ create: { ...half, background: 'blue' } }).png()
  return Promise.all([red.toBuffer(), blue.toBuffer()]).then(([left, right]) =>
    canvas(80, 40)
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 40, top: 0 },
      ])
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

/** A real PNG of exactly this many bytes: noise, filled up behind the picture's end. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt((bytes * 0.9) / 3))
  const picture = await noise(side, side).png({ compressionLevel: 0 }).toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

export const noisyJpeg = () => noise(400, 300).jpeg().toBuffer()

/** A PNG of a few kilobytes that unpacks to width times height white pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // one bit for each pixel, in shades of grey
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(content.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** A GIF of three frames: red, then blue, then green. */
export async function movingGif(): Promise<Buffer> {
  const side = 20
  const frames = ['red', 'blue', 'lime'].map((background) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>',
)
export const page = Buffer.from('<!doctype html><html><script>alert(document.cookie)</script></html>')
export const program = Buffer.from('#!/bin/sh\nrm -rf /tmp/everything\n')
/** To a browser's script engine an assignment, to a sniffer a GIF. */
export const scriptThatLooksLikeGif = Buffer.from('GIF89a/*                    */=1;alert(document.cookie)//;')

/** Hands out a file in pieces of this many bytes and counts what was asked for. */
export function inPieces(file: Uint8Array, size = 64 * 1024) {
  const given = { bytes: 0, stopped: false }
  async function* pieces() {
    try {
      for (let at = 0; at < file.length; at += size) {
        const piece = file.subarray(at, at + size)
        given.bytes += piece.length
        yield piece
      }
    } finally {
      given.stopped = true
    }
  }
  return { source: pieces(), given }
}
