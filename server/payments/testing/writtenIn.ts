import { inflateSync } from 'node:zlib'

/** The texts of a bill that stand in the letters of every reader, in their order. */
export const writtenIn = (bill: Buffer): string[] =>
  streamsOf(bill).flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/gs)].map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
        .join(''),
    ),
  )

/** The parts of a bill, unpacked. */
export function streamsOf(bill: Buffer): string[] {
  const raw = bill.toString('latin1')
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return body
    }
  })
}
