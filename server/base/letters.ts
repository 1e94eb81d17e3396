import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Font } from 'opentype.js'

/** A file with letters of the brand. */
export type Letters = { file: string; font: Font }

let read: readonly Letters[] | null = null

/**
 * The letters of the brand; those that the first file lacks stand in the second. Machines need no fonts of their own. They
 * are read with the first text, since it takes a tenth of a second that no start should wait for.
 */
const letters = (): readonly Letters[] =>
  (read ??= [
    import.meta.resolve('@fontsource/besley/files/besley-latin-500-normal.woff'),
    import.meta.resolve('@fontsource/besley/files/besley-latin-ext-500-normal.woff'),
  ].map((address) => {
    const file = fileURLToPath(address)
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    return { file, font: opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer) }
  }))

/** A text in runs that one file can write each; what no file has is left out. */
export function runsOf(text: string): { letters: Letters; text: string }[] {
  const runs: { letters: Letters; text: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const found = letters().find(({ font }) => font.charToGlyphIndex(sign) > 0)
    const last = runs.at(-1)
    if (!found) continue
    if (last?.letters === found) last.text += sign
    else runs.push({ letters: found, text: sign })
  }
  return runs
}
