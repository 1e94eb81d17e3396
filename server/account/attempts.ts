import { type MailLimit, mayMail } from '@bewezen/domain/account/resend.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { and, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import { attempts } from './tables.ts'

/** What is counted: per network address, per e-mail address or per person. */
export type AttemptKind =
  | 'register'
  | 'usernameCheck'
  | 'signIn'
  | 'askReset'
  | 'setPassword'
  | 'resend'
  | 'reset'
  | 'signInFailed'
  | 'secondFactorFailed'
  | 'signInUnderWay'
  | 'secondFactorUnderWay'
  | 'passwordGuessed'
  | 'codeGuessed'
  | 'upload'
  | 'message'
  | 'groupMention'
  | 'reaction'
  | 'proof'
  | 'provider'
  | 'report'
  | 'external'
  | 'messageReport'
  | 'conversation'
  | 'export'
  | 'enrol'
  | 'discountCode'
  | 'transfer'
  | 'affiliateClick'
  | 'generate'

const quarterHour = 15 * 60_000

/** Only a keyed hash of an address is kept, so that the list of attempts is no list of people. */
const subjectOf = (house: Pick<House, 'settings'>, subject: string) =>
  keyedHash(secretFor(house.settings, 'attempts'), subject.trim().toLowerCase())

/** When this was tried within the last `windowMs`, newest last; `except` is a try that does not count. */
export async function recentAttempts(
  house: Pick<House, 'settings'>,
  reader: Reader,
  it: { kind: AttemptKind; subject: string; now: Date; windowMs: number; except?: string },
): Promise<Date[]> {
  const rows = await reader
    .select({ at: attempts.at })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, it.kind),
        eq(attempts.subject, subjectOf(house, it.subject)),
        gt(attempts.at, new Date(it.now.getTime() - it.windowMs)),
        it.except ? ne(attempts.id, it.except) : undefined,
      ),
    )
    .orderBy(attempts.at)
    .limit(1_000)
  return rows.map((row) => row.at)
}

/** Writes a try down; answers its id. */
export async function noteAttempt(
  house: Pick<House, 'settings'>,
  reader: Reader,
  it: { kind: AttemptKind; subject: string; now: Date },
): Promise<string> {
  const id = newId()
  await reader.insert(attempts).values({ id, kind: it.kind, subject: subjectOf(house, it.subject), at: it.now })
  return id
}

/** Takes a try back that turned out to be none. */
export async function forgetAttempt(reader: Reader, id: string): Promise<void> {
  await reader.delete(attempts).where(eq(attempts.id, id))
}

/** Takes back all that was tried of these kinds for a subject. */
export async function forgetAttempts(
  house: Pick<House, 'settings'>,
  reader: Reader,
  it: { kinds: AttemptKind[]; subject: string },
): Promise<void> {
  await reader
    .delete(attempts)
    .where(and(inArray(attempts.kind, it.kinds), eq(attempts.subject, subjectOf(house, it.subject))))
}

type Limited = {
  kind: AttemptKind
  subject: string
  /** The moment it is for the site, unless it is known already. */
  now?: Date
  limit: number
  /** How far back is looked, in milliseconds; a quarter of an hour unless given. */
  windowMs?: number
}

/**
 * Counts a try and answers true, or false when there were as many as the limit within the time. Looking and
 * counting are one statement, so that tries at the same moment can slip past by no more than there are connections.
 */
export async function countAttempt(house: Pick<House, 'settings'>, reader: Reader, it: Limited): Promise<boolean> {
  const subject = subjectOf(house, it.subject)
  const now = it.now ? sql`${it.now}::timestamptz` : sql`app_now()`
  const window = sql`${it.windowMs ?? quarterHour} * interval '1 millisecond'`
  const { rowCount } = await reader.execute(
    sql`insert into attempts (id, kind, subject, at) select ${newId()}::uuid, ${it.kind}, ${subject}, now.at
      from (select ${now} as at) now where (select count(*) from attempts a
        where a.kind = ${it.kind} and a.subject = ${subject} and a.at > now.at - ${window}) < ${it.limit}`,
  )
  return rowCount === 1
}

/** The same, exactly: those who try at the same moment wait for each other. */
export const countExactly = (house: Pick<House, 'settings' | 'transaction'>, it: Limited): Promise<boolean> =>
  house.transaction(async (tx) => {
    await waitForTurn(house, tx, it)
    return countAttempt(house, tx, it)
  })

/** Counts one upload of a person, whatever it is for and comes to; false beyond UPLOAD_LIMIT within an hour. */
export const countUpload = (house: Pick<House, 'settings' | 'transaction'>, personId: string): Promise<boolean> =>
  house.transaction(async (tx, now) => {
    const upload = { kind: 'upload', subject: personId, now } as const
    await waitForTurn(house, tx, upload)
    return countAttempt(house, tx, { ...upload, limit: house.settings.UPLOAD_LIMIT, windowMs: 4 * quarterHour })
  })

/** Whether one more mail may be asked for within the limit, and if so notes it (SH-VERIFY-13, SH-RESET-13). */
export async function mayAskMail(
  house: Pick<House, 'settings'>,
  tx: Tx,
  it: { kind: AttemptKind; subject: string; now: Date },
  limit: MailLimit,
): Promise<boolean> {
  await waitForTurn(house, tx, it)
  const asked = await recentAttempts(house, tx, { ...it, windowMs: limit.windowMs })
  if (!mayMail(limit, asked, it.now)) return false
  await noteAttempt(house, tx, it)
  return true
}

/** Makes those who try the same wait for each other until the end of the transaction: many at once would slip through. */
export async function waitForTurn(house: Pick<House, 'settings'>, tx: Tx, it: { kind: AttemptKind; subject: string }) {
  const turn = `${it.kind} ${subjectOf(house, it.subject)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
}

/** Forgets what no limit looks at any more: the longest looks back an hour, mails about guessing six hours. */
export async function forgetOldAttempts(tx: Tx, now: Date): Promise<void> {
  const before = (hours: number) => lt(attempts.at, new Date(now.getTime() - hours * 4 * quarterHour))
  const kept: AttemptKind[] = ['passwordGuessed', 'codeGuessed']
  await tx.delete(attempts).where(and(before(2), or(before(7), notInArray(attempts.kind, kept))))
}
