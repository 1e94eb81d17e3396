/** The last moment of a recording that can be written: a second before a whole day. */
export const lastMoment = 24 * 3600 - 1

/** A moment of a recording in seconds, written as '12:40' or '1:02:40'; null for what is none (POD-MORE-05). */
export function readMoment(typed: string): number | null {
  const [, hours = '', minutes = '', seconds = ''] = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(typed.trim()) ?? []
  if (minutes === '' || Number(seconds) > 59) return null
  // Whoever counts in minutes alone may go past the hour ('75:10'); beside hours there are at most 59 of them.
  if (hours !== '' && (minutes.length > 2 || Number(minutes) > 59)) return null
  const moment = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return moment > lastMoment ? null : moment
}

/** A moment as it is shown: '0:05', '12:40', '1:02:40'; `readMoment` reads it back as the same. */
export function momentText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The same for who hears the page: 'PT12M40S', an ISO 8601 duration, for a `datetime` and for structured data. */
export function momentDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || whole < 60 ? `${rest}S` : ''}`
}

/** A piece of a text in which moments can be followed: one of them, or what stands between (POD-MORE-05). */
export type TimedPiece = { text: string; seconds: number | null }

/** A text in pieces, each moment in it by itself: 'Bij 12:58 klopt het' has one. */
export function momentsIn(text: string): TimedPiece[] {
  const pieces: TimedPiece[] = []
  let from = 0
  // No part of a longer number, a date or an address, and no word.
  for (const found of text.matchAll(/(?<![\p{L}\d:./-])(?:\d{1,2}:)?\d{1,3}:\d{2}(?![\p{L}\d:/-]|[.]\d)/gu)) {
    const seconds = readMoment(found[0])
    if (seconds === null) continue
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), seconds: null })
    pieces.push({ text: found[0], seconds })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), seconds: null })
  return pieces
}
