import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of a ZIP; pictures are packed tightly already. */
export type Entry = { name: string; isPacked: boolean; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** A ZIP piece by piece: no more of it is held than what is on its way. */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, isPacked, content } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
