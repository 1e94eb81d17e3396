import type { Readable } from 'node:stream'

/** One file of an archive; a name is a path below the archive's root. */
export type Entry = { name: string; content: Buffer } | { name: string; size: number; content: Readable }
export type Unpacked = { name: string; content: Buffer }

const block = 512

/** Entries as the bytes of a tar archive, which any tar program can look into. */
export async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    const size = 'size' in entry ? entry.size : entry.content.length
    yield header(entry.name, size)
    let sent = 0
    for await (const piece of 'size' in entry ? entry.content : [entry.content]) {
      sent += piece.length
      yield piece as Buffer
    }
    if (sent !== size) throw new Error(`${entry.name} changed while it was read: try again`)
    yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(2 * block)
}

/** The entries of a tar archive, one after the other; throws when it is cut short or is none. */
export async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Unpacked> {
  const read = reader(bytes)
  for (;;) {
    const head = await read(block)
    if (head.every((byte) => byte === 0)) return
    const sum = Number.parseInt(text(head, 148, 8), 8)
    if (sum !== checksum(head)) throw new Error('This is no archive of a backup, or it is damaged.')
    const size = Number.parseInt(text(head, 124, 12), 8)
    const name = [text(head, 345, 155), text(head, 0, 100)].filter(Boolean).join('/')
    const content = await read(size)
    await read(padding(size))
    yield { name, content }
  }
}

function header(name: string, size: number): Buffer {
  const head = Buffer.alloc(block)
  const cut = name.length > 100 ? name.indexOf('/', name.length - 101) : -1
  if (name.length > 100 && (cut < 0 || cut > 155)) throw new Error(`The name ${name} is too long for the archive`)
  head.write(name.slice(cut + 1), 0, 100)
  head.write('0000600\0', 100)
  head.write(octal(size), 124)
  head.write(octal(0), 136)
  head.write('0', 156)
  head.write('ustar\x0000', 257)
  if (cut > 0) head.write(name.slice(0, cut), 345, 155)
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

const octal = (value: number) => `${value.toString(8).padStart(11, '0')}\0`
const padding = (size: number) => (block - (size % block)) % block
const text = (head: Buffer, at: number, length: number) =>
  head
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim()

/** The sum of all bytes of a head, in which its own place counts as blanks. */
function checksum(head: Buffer): number {
  let sum = 8 * 32
  for (const [at, byte] of head.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

function reader(bytes: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const source = bytes[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let there = 0
  return async (length) => {
    while (there < length) {
      const { value, done } = await source.next()
      if (done) throw new Error('The archive of the backup is cut short.')
      waiting.push(value)
      there += value.length
    }
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(length)]
    there -= length
    return all.subarray(0, length)
  }
}
