import { cleanText } from '../base/typedText.ts'
import { isInvisible } from '../base/visibleText.ts'
import { readMoment } from './moments.ts'

/** What was said in one go: from when, by whom and what; without a moment before the first one (POD-MORE-08). */
export type SpokenLine = { seconds: number | null; speaker: string | null; text: string }

/** Characters of a typed transcript: some seven hours of talk. */
export const maxTranscript = 300_000
const maxSpeakerName = 40

/**
 * A transcript in its lines. Each begins with its moment ('12:40 Noor: Veel mensen …', '[12:40] …', or the moment on a
 * line above); what follows without one belongs to the line before. The files that players make (WebVTT, SRT) are read
 * as they are (POD-MORE-08).
 */
export function readTranscript(typed: string): SpokenLine[] {
  const lines: SpokenLine[] = []
  for (const text of spoken(cleanText(typed))) {
    const { seconds, rest } = opened(text)
    const last = lines.at(-1)
    const { speaker, said } = spokenBy(rest)
    if (seconds !== null) lines.push({ seconds, speaker, text: said })
    else if (!last || (speaker !== null && last.text !== '')) lines.push({ seconds: null, speaker, text: said })
    else {
      // The moment stood on a line by itself, so its speaker comes with the first words.
      if (last.text === '') last.speaker = speaker ?? last.speaker
      last.text = [last.text, last.text === '' ? said : rest].filter(Boolean).join(' ')
    }
  }
  return lines.flatMap(inPieces).filter(({ text }) => !isInvisible(text))
}

/** A line as lines that the search can take in: more different words in one than a database indexes are no line that anybody says. */
const inPieces = (line: SpokenLine): SpokenLine[] =>
  (line.text.match(piece) ?? []).map((text, at) => ({
    ...(at === 0 ? line : { ...line, seconds: null }),
    text: text.trim(),
  }))
const piece = /.{1,20000}(?=\s|$)|.{1,20000}/gsu

/** The line that a moment falls in: where a link to a moment leads; -1 before the first. */
export const lineAt = (lines: readonly SpokenLine[], seconds: number): number =>
  lines.findLastIndex((line) => line.seconds !== null && line.seconds <= seconds)

/** The lines that say something: no headers and numbers of subtitle files, no tags in them. */
function spoken(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) => {
    if (line === '' || /^(WEBVTT\b|(NOTE|STYLE|REGION)\s*$|(Kind|Language):)/.test(line)) return []
    if (/^\d+$/.test(line) && (lines[at + 1] ?? '').includes('-->')) return []
    return [line.replace(/<v[ .]([^<>]*)>/g, '$1: ').replace(/<\/?(?:c|i|b|u|v|lang|ruby|rt|\d)[^<>]*>/g, '')]
  })
}

// What a line ends with is taken whatever it is: looking back for an end that is not there takes minutes on a long one.
const cue = /^((?:\d{1,2}:)?\d{1,3}:\d{2})[.,]\d{3}\s+-->\s+\S/
const begun = /^[[(]?((?:\d{1,2}:)?\d{1,3}:\d{2})(?:[.,]\d{3})?[\])]?(?:\s*[-–—]\s+|\s+|$)(.*)$/su

/** The moment with which a line begins, and the rest of it. */
function opened(line: string): { seconds: number | null; rest: string } {
  const [, moment = '', rest = ''] = cue.exec(line) ?? begun.exec(line) ?? []
  const seconds = readMoment(moment)
  return seconds === null ? { seconds: null, rest: line } : { seconds, rest: rest.trim() }
}

/** Words with a capital, and what stands between those of a name: 'Jasper van den Berg: …'. */
const named =
  /^(\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:van|de|den|der|te|ten|ter|von|el|al|la|le|\p{Lu}[\p{L}\p{M}.'’-]*)){0,4}): (.+)$/u

/** 'Noor: Veel mensen …' is said by Noor; a colon further on is a colon. */
function spokenBy(text: string): { speaker: string | null; said: string } {
  const [, name = '', said = ''] = named.exec(text) ?? []
  return name === '' || name.length > maxSpeakerName ? { speaker: null, said: text } : { speaker: name, said }
}
