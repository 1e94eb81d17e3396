import { isDeepStrictEqual } from 'node:util'
import type { FactKind } from '@bewezen/domain/facts.ts'
import { decisions } from '../../../facts.ts'
import type { Change } from './changes.ts'

/** What requests came to: what each was answered, and what stands in the database otherwise than before them. */
export type Outcome = { answers: readonly string[]; state: readonly string[] }

export const isSameState = (one: Outcome, other: Outcome): boolean => isDeepStrictEqual(one.state, other.state)

type Run = { ids: readonly string[]; since: number }
type Row = Change['old']

/** Columns that are drawn anew in each run, or by the clock of the sign-in, which does not stand still. */
const passedOver: Readonly<Record<string, readonly string[]>> = {
  facts: ['id', 'seq', 'at'],
  profiles: ['avatar_color'],
  auth_accounts: ['password'],
  auth_sessions: ['expires_at'],
  auth_verifications: ['identifier', 'value'],
  external_message_sources: ['inbound_secret_end'],
  event_enrollments: ['code'],
}
/** Tries are counted before anything is decided, with races of their own, and the provider tells what it likes when it likes. */
const leftOut = ['attempts', 'provider_messages']

/**
 * What stands otherwise, so that two runs of the same requests give the same lines: ids that the browser chose by their
 * place in the requests, those that the server made as '#', moments of now as 'now', what is secret as 'secret'.
 */
export function stateOf(changes: readonly Change[], run: Run): string[] {
  const lines = changes.flatMap(({ table, old, new: made }) => {
    if (leftOut.includes(table)) return []
    const [before, now] = [plainly(table, old, run), plainly(table, made, run)]
    if (JSON.stringify(before) === JSON.stringify(now)) return []
    if (!before || !now) return [`${table}: ${before ? 'removed' : 'made'} ${JSON.stringify(now ?? before)}`]
    const names = Object.keys(now).filter(
      (name) => !isDeepStrictEqual(before[name], now[name]) || /^(.*_)?id$/.test(name),
    )
    return [`${table}: changed ${JSON.stringify(Object.fromEntries(names.map((name) => [name, now[name]])))}`]
  })
  // News that is told twice is told once; what mails or notifies is not.
  return lines.toSorted().filter((line, at, all) => line !== all[at - 1] || !isNews(line))
}

const isNews = (line: string): boolean => {
  const { kind } = line.startsWith('facts: made ')
    ? (JSON.parse(line.slice('facts: made '.length)) as { kind?: FactKind })
    : {}
  return kind !== undefined && !decisions[kind].notifyAll && !decisions[kind].mails
}

const plainly = (table: string, row: Row, run: Run): Row =>
  row &&
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      passedOver[table]?.includes(name) ? [] : [[name, plain(value, run)]],
    ),
  )

function plain(value: unknown, run: Run): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, run))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, run)]))
  if (typeof value !== 'string') return value
  if (moment.test(value)) return Math.abs(Date.parse(value) - run.since) < 3_600_000 ? 'now' : value
  const text = value.replaceAll(uuid, (id) => idOf(id, run))
  return text === value && !isId.test(value) && isDrawn(value) ? 'secret' : text
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/
const isDrawn = (text: string) => solid.test(text) && (text.length >= 32 || /\d|^(cus|cs|pi|sub|evt)_/.test(text))
const solid = /^[\w\-+/=.:$\\]{16,}$/

function idOf(id: string, { ids, since }: Run): string {
  const place = ids.indexOf(id)
  if (place >= 0) return `id ${place + 1}`
  // Version 7 begins with its moment; what is older stood there before.
  const isOfBefore = id[14] === '7' && Number.parseInt(id.replace('-', '').slice(0, 12), 16) < since
  return isOfBefore || id.startsWith('00000000') ? id : '#'
}
