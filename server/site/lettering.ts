import type { PathCommand } from 'opentype.js'
import { runsOf } from '../base/letters.ts'

/** A run of letters in the display type as the outline of an SVG path, and its width in pixels; what no font has is left out. */
export function lettering(text: string, { x, y, size }: { x: number; y: number; size: number }) {
  let at = x
  let outline = ''
  for (const run of runsOf(text)) {
    const { font } = run.letters
    outline += font.getPath(run.text, at, y, size).commands.map(inPath).join('')
    at += font.getAdvanceWidth(run.text, size)
  }
  return { outline, width: at - x }
}

/** How wide a run of letters is, without drawing it. */
const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce((width, run) => width + run.letters.font.getAdvanceWidth(run.text, size), 0)

/** Written here, since the library writes NaN for numbers that are almost nothing. */
function inPath(command: PathCommand): string {
  const points = [
    ...('x1' in command ? [command.x1, command.y1] : []),
    ...('x2' in command ? [command.x2, command.y2] : []),
    ...('x' in command ? [command.x, command.y] : []),
  ]
  return command.type + points.map((value) => value.toFixed(1)).join(' ')
}

/** How far lines stand apart, in sizes of their letters. */
export const lineHeight = 1.12

/** A size of letters, and how much room there is for them. */
export type Room = { size: number; width: number; height: number }

/**
 * The text in lines in the first of these rooms in which all of it stands with its words whole. What is too long for the
 * last has its longest words broken there, and ends with dots.
 */
export function fittingLines(text: string, rooms: readonly [Room, ...Room[]]): { size: number; lines: string[] } {
  const words = text.split(/\s+/u).filter(Boolean)
  for (const room of rooms) {
    // Cutting a long word to a line of every room costs minutes, in which the process answers nobody.
    if (words.some((word) => widthOf(word, room.size) > room.width)) continue
    const lines = linesIn(room, words)
    if (lines.join(' ') === words.join(' ')) return { size: room.size, lines }
  }
  const last = rooms.at(-1) ?? rooms[0]
  const pieces = words.flatMap((word) => piecesOf(word, last))
  return { size: last.size, lines: linesIn(last, pieces) }
}

/** The same lines as even as they can be: as narrow as the text allows without a line more. */
export function balanced(lines: readonly string[], { size, width }: { size: number; width: number }): string[] {
  const text = lines.join(' ')
  let [narrow, wide] = [width / Math.max(1, lines.length), width]
  while (wide - narrow > 4) {
    const tried = (narrow + wide) / 2
    const fits = linesOf(text, { size, width: tried, most: lines.length })
    const isWhole = fits.join(' ') === text && fits.every((line) => widthOf(line, size) <= tried)
    if (isWhole) wide = tried
    else narrow = tried
  }
  const found = linesOf(text, { size, width: wide, most: lines.length })
  return found.join(' ') === text ? found : [...lines]
}

const linesIn = ({ size, width, height }: Room, words: readonly string[]) =>
  linesOf(words.join(' '), { size, width, most: Math.floor(height / (size * lineHeight)) })

/** A word that is wider than a line in pieces that are not. */
function piecesOf(word: string, { size, width }: Room): string[] {
  const pieces: string[] = ['']
  for (const sign of word) {
    const longer = pieces.at(-1) + sign
    if (widthOf(longer, size) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(sign)
  }
  return pieces.filter(Boolean)
}

/** The text in lines of at most this width in pixels, broken between words; a line more than allowed ends with dots. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const fits = (line: string) => widthOf(line, size) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most).map((line) => shortened(line, fits))
  return lines.length > most ? [...kept.slice(0, -1), shortened(`${kept.at(-1)}…`, fits)] : kept
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let shown = line
  while (!fits(shown) && shown.length > 1) shown = `${shown.replace(/…$/u, '').slice(0, -1).trimEnd()}…`
  return shown
}
