import { type Needs, needsSecondFactor, staffRoles } from '@bewezen/domain/access/capabilities.ts'
import { type Asker, isUnderMaintenance, type Modes, whyNot } from '@bewezen/domain/access/gate.ts'
import { type IdleSettings, idleSeconds } from '@bewezen/domain/account/idle.ts'
import type { RefusalCode } from '@bewezen/domain/base/refusals.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Reader } from './database/open.ts'
import { preparedSql } from './database/prepared.ts'
import type { Settings } from './settings.ts'

/** The award that exempts from tester mode (SH-TEST-13, X3-GATE-10). */
export const testerAwardId = '7e57e200-0000-7000-8000-000000000001'
/** How long a process may believe what it knows about somebody, in milliseconds. */
const believedFor = 5_000

/** A snapshot: the security context of one caller (person, session, modes of the site) at one moment. */
export type Snapshot = {
  asker: Asker | null
  sessionId: string | null
  modes: Modes
  /** A payment failed and is tried again: until when access stays meanwhile (SUB-WHY-03). */
  lateUntil: string | null
  /** Signs in with more than a password. */
  secondFactor: boolean
}

type SecondFactor = Pick<Settings, 'secondFactorRequired'>

/** Whether this caller has to set up a second factor before anything else. */
export const lacksSecondFactor = (snapshot: Snapshot, settings: SecondFactor): boolean =>
  settings.secondFactorRequired && needsSecondFactor(snapshot.asker?.role ?? null) && !snapshot.secondFactor

/**
 * The caller as reads that are open to all treat them: without the second factor that their role needs they see what
 * visitors see, so that a password alone opens no draft, no hidden event and no list of participants.
 */
export const readerOf = ({
  snapshot,
  house,
}: {
  snapshot: Snapshot
  house: { settings: SecondFactor }
}): Asker | null => (lacksSecondFactor(snapshot, house.settings) ? null : snapshot.asker)

/**
 * Why this caller may not run an operation now, or null: the need, then leaving, then maintenance, then a second
 * factor that is still to be set up. `whileCovered` is enough for all three.
 */
export function refusalFor(
  snapshot: Snapshot,
  it: { needs: Needs; whileCovered: boolean; gateSaysForbidden?: boolean; visitorSays?: RefusalCode },
  settings: SecondFactor,
): RefusalCode | null {
  const refusal = whyNot(snapshot.asker, it.needs, snapshot.modes)
  if (refusal === 'SIGN_IN_REQUIRED') return it.visitorSays ?? refusal
  if (!it.whileCovered && it.needs !== 'nothing' && snapshot.asker?.leaving) return 'LEAVING'
  if (!it.whileCovered && isUnderMaintenance(snapshot.asker, snapshot.modes)) return 'MAINTENANCE'
  if (refusal) return it.gateSaysForbidden ? 'FORBIDDEN' : refusal
  const isOpen = it.whileCovered || it.needs === 'nothing'
  return !isOpen && lacksSecondFactor(snapshot, settings) ? 'SECOND_FACTOR_REQUIRED' : null
}

type Row = {
  token: string | null
  session_id: string | null
  user_id: string | null
  role: string | null
  entitled: boolean
  tester: boolean
  leaving: boolean | null
  late_until: Date | string | null
  maintenance: boolean
  tester_mode: boolean
  second_factor: boolean | null
  /** In Amsterdam, by the clock of the site. */
  today: string
}

const toSnapshot = (row: Row | undefined): Snapshot => ({
  asker: row?.user_id
    ? { id: row.user_id, role: row.role, entitled: row.entitled, tester: row.tester, leaving: row.leaving === true }
    : null,
  sessionId: row?.session_id ?? null,
  modes: { maintenance: row?.maintenance ?? false, testerMode: row?.tester_mode ?? false },
  lateUntil: row?.late_until ? new Date(row.late_until).toISOString() : null,
  secondFactor: row?.second_factor ?? false,
})

const columns = `s.token, s.id as session_id, s.user_id, p.role, u.two_factor_enabled as second_factor,
  exists (select 1 from entitlements e where e.user_id = s.user_id
    and (e.valid_until is null or e.valid_until > app_now())) as entitled,
  exists (select 1 from awards_earned a where a.profile_id = s.user_id and a.award_id = '${testerAwardId}') as tester,
  (select b.access_until from subscriptions b where b.user_id = s.user_id and b.status = 'past_due'
    and b.access_until > app_now()) as late_until,
  p.hidden_at is not null as leaving, ss.maintenance_mode as maintenance, ss.tester_mode,
  to_char(app_now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as today`

// Sign-in keeps real time: a moved clock ends no session. A session that began in the moment of a block is none.
const sessions = `(auth_sessions s join auth_users u on u.id = s.user_id and u.blocked_at is null
  left join profiles p on p.id = s.user_id)`
const staff = `p.role in (${staffRoles.map((role) => `'${role}'`).join(', ')})`
const idle = `interval '1 second' * case when ${staff} then $2::int else $3::int end`
const isOpen = `s.expires_at > clock_timestamp() and s.last_seen_at > clock_timestamp() - ${idle}`
const oneQuery = `select ${columns} from site_settings ss
  left join ${sessions} on s.token = $1 and ${isOpen} where ss.id = 1`
const manyQuery = `select ${columns} from site_settings ss
  join ${sessions} on s.token = any($1) and ${isOpen} where ss.id = 1`

/** The two lengths of the query: without use a session of staff, and of anybody else, ends after so many seconds (SEC-ACC-15). */
const lengths = (settings: IdleSettings) => [idleSeconds('admin', settings), idleSeconds(null, settings)] as const

/** The same query by two ways of telling whose: each is prepared, since it comes before every write. */
const inTransaction = (token: SQL, join: SQL) => {
  const open = openAfter(sql`${sql.placeholder('ofStaff')}`, sql`${sql.placeholder('ofMembers')}`)
  return sql`select app_now() as now, ${sql.raw(columns)} from site_settings ss
    ${join} ${sql.raw(sessions)} on s.token ${token} and ${open} where ss.id = 1`
}
/** The condition of an open session with the two lengths of its idle time filled in. */
function openAfter(ofStaff: SQL, ofMembers: SQL): SQL {
  const [before = '', between = '', after = ''] = isOpen.split(/\$[23]/)
  return sql`${sql.raw(before)}${ofStaff}${sql.raw(between)}${ofMembers}${sql.raw(after)}`
}

/** A condition of a query: whether its session `s` of the profile `p` is open still (SEC-ACC-15). */
export const sessionIsOpen = (settings: IdleSettings): SQL => {
  const [ofStaff, ofMembers] = lengths(settings)
  return openAfter(sql`${ofStaff}`, sql`${ofMembers}`)
}
const oneNow = preparedSql<Row & { now: Date | string }>(
  'snapshot now',
  inTransaction(sql`= ${sql.placeholder('token')}`, sql`left join`),
)
const manyNow = preparedSql<Row>(
  'snapshots now',
  inTransaction(sql`= any(${sql.placeholder('tokens')}::text[])`, sql`join`),
)

/** Reads the snapshot and the current time fresh, inside a transaction: a write relies on nothing cached. */
export async function readSnapshotNow(
  reader: Reader,
  token: string | null,
  settings: IdleSettings,
): Promise<{ snapshot: Snapshot; now: Date }> {
  const [ofStaff, ofMembers] = lengths(settings)
  const [row] = await oneNow(reader, { token, ofStaff, ofMembers })
  return { snapshot: toSnapshot(row), now: new Date(row?.now ?? Number.NaN) }
}

/** The snapshots of many sessions at once: what it answers tells of each token. */
export async function readSnapshots(
  reader: Reader,
  tokens: readonly (string | null)[],
  settings: IdleSettings,
): Promise<(token: string | null) => Snapshot> {
  const [ofStaff, ofMembers] = lengths(settings)
  const rows = await manyNow(reader, { tokens, ofStaff, ofMembers })
  const found = new Map(rows.map((row) => [row.token, row]))
  return (token) => toSnapshot(token === null ? undefined : found.get(token))
}

/** The snapshot cache of this process: each entry is used for at most 5 seconds, and dropped earlier by facts. */
export class Snapshots {
  readonly #database: Database
  readonly #lengths: readonly [number, number]
  readonly #believed = new Map<string, { snapshot: Promise<Snapshot>; until: number }>()
  readonly #listeners = new Set<(personId: string, today: string) => void>()

  constructor(database: Database, settings: IdleSettings) {
    this.#database = database
    this.#lengths = lengths(settings)
  }

  /** The snapshot for a session token; a wrong, ended or missing one is a visitor. */
  of(token: string | null): Promise<Snapshot> {
    const key = token ?? ''
    const known = this.#believed.get(key)
    if (known && known.until > performance.now()) return known.snapshot
    if (this.#believed.size > 50_000) this.#believed.clear()
    const snapshot = this.#read(token)
    this.#believed.set(key, { snapshot, until: performance.now() + believedFor })
    snapshot.catch(() => this.#believed.delete(key))
    return snapshot
  }

  /** Fresh snapshots of many sessions in one query; a token that is missing in the answer has no session. */
  async ofAll(tokens: readonly string[]): Promise<Map<string, Snapshot>> {
    const { rows } = await this.#database.pool.query<Row>({
      name: 'snapshots',
      text: manyQuery,
      values: [tokens, ...this.#lengths],
    })
    const found = new Map(rows.map((row) => [row.token ?? '', toSnapshot(row)]))
    for (const [token, snapshot] of found)
      this.#believed.set(token, { snapshot: Promise.resolve(snapshot), until: performance.now() + believedFor })
    return found
  }

  /** Hears who asks something and on which day, at most every 5 seconds for each session; open streams ask nothing. */
  onAsked(listener: (personId: string, today: string) => void): void {
    this.#listeners.add(listener)
  }

  /** Forgets everybody: the settings changed. */
  forgetAll(): void {
    this.#believed.clear()
  }

  /** Forgets one person, on all of their devices. */
  async forget(personId: string): Promise<void> {
    for (const [token, { snapshot }] of this.#believed)
      if ((await snapshot.catch(() => null))?.asker?.id === personId) this.#believed.delete(token)
  }

  async #read(token: string | null): Promise<Snapshot> {
    const { rows } = await this.#database.pool.query<Row>({
      name: 'snapshot',
      text: oneQuery,
      values: [token, ...this.#lengths],
    })
    const [row] = rows
    if (row?.user_id) for (const listener of this.#listeners) listener(row.user_id, row.today)
    return toSnapshot(row)
  }
}
