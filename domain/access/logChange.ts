import { dateTime } from '../base/dates.ts'
import { logFieldWords as words } from './logFieldWords.ts'

/** How a field stands in the log: by its label and its value, or by its label alone. */
export type LogField<Value> = {
  label: string
  /** How the value reads; without it texts, numbers, switches, moments and lists read as they are. */
  show?: (value: Value) => string
  /** Too long to be read there: the log says only that it changed. */
  isLong?: true
}
export type LogShape<Row> = { readonly [Name in keyof Row]?: LogField<Row[Name]> }

/**
 * Fields whose value never stands in the log, whatever a room says of them: what pays, what opens something, how somebody
 * is reached and how somebody is (ADM-MORE-45). By the words in their name, so that a new one is caught too.
 */
const never = new Set(
  `iban bic bank card tikkie
  secret token password hash code codes key recovery
  email mail phone address street postal postcode city emergency contact
  medical medication medications allergies allergy diet health blood symptoms diagnosis`.split(/\s+/),
)
/** Names with one of those words in them that mean nothing of the kind. */
const harmless = new Set(['embedCode', 'recordingCode'])

/** Whether the value of a field with this name may stand in the log. */
export const mayStandInLog = (name: string): boolean =>
  harmless.has(name) || !name.split(/(?=\p{Lu})|[_\s-]/u).some((word) => never.has(word.toLowerCase()))

const longest = 160

/**
 * What a change of a record leaves in the log: each field that changed on a line of its own, as it was and as it is; of
 * what never stands there, or is too long, only that it changed (ADM-MORE-44, ADM-MORE-45).
 */
export function logChange<Row extends object>(
  shape: LogShape<Row>,
  was: Row | null,
  is: Row | null,
): { oldValue: string | null; newValue: string | null } {
  const [old, next]: [string[], string[]] = [[], []]
  for (const name of Object.keys(shape) as (keyof Row & string)[]) {
    const field = shape[name]
    if (!field) continue
    const [before, after] = [was && reads(field, was[name]), is && reads(field, is[name])]
    const changed = was === null || is === null ? true : JSON.stringify(was[name]) !== JSON.stringify(is[name])
    if (!changed) continue
    const isShown = !field.isLong && mayStandInLog(name)
    if (was && is && (!isShown || before === after)) next.push(`${field.label}: ${words.changed}`)
    else if (isShown) {
      if (was && (is || before !== words.nothing)) old.push(`${field.label}: ${before}`)
      if (is && (was || after !== words.nothing)) next.push(`${field.label}: ${after}`)
    }
  }
  return { oldValue: old.join('\n') || null, newValue: next.join('\n') || null }
}

function reads<Value>(field: LogField<Value>, value: Value): string {
  if (value === null || value === undefined || value === '') return words.nothing
  const text = field.show ? field.show(value) : plain(value)
  const short = text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()} …` : text
  return short === '' ? words.nothing : short
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (value instanceof Date) return dateTime(value)
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
