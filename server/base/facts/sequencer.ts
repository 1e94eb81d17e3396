import { newId } from '@bewezen/domain/base/ids.ts'
import type { FactKind } from '@bewezen/domain/facts.ts'
import { sql } from 'drizzle-orm'
import { isDatabaseAway } from '../database/away.ts'
import type { Tx } from '../database/open.ts'
import { preparedSql } from '../database/prepared.ts'
import type { FactDecision, FactDecisions, MailDraft, NotificationDraft } from './decisions.ts'

export type SequencerDeps = {
  decisions: FactDecisions
  saveNotifications: (
    tx: Tx,
    factId: string,
    drafts: readonly NotificationDraft[],
  ) => Promise<readonly { id: string; personId: string }[]>
  enqueueMails: (tx: Tx, factId: string, drafts: readonly MailDraft[]) => Promise<void>
  /** Hears of a fact whose notifications and mails could not be made. */
  onFault?: (error: unknown, fact: { id: string; kind: string }) => void
}

/** Any number, the same in every process: one sequencer at a time. */
const sequencerLock = 704_120_262
const batch = 200

type Waiting = { id: string; at: string; kind: FactKind; ids: Record<string, string> }

/**
 * Numbers the facts that are committed, without gaps and in the order in which they were written, and writes in the same
 * transaction what follows from them: notifications and mails, each at most once. Waits for no other transaction: one that
 * commits later gets later numbers, and nobody can have seen its facts before. Answers how many were numbered and whether
 * others came meanwhile.
 */
export async function sequenceFacts(tx: Tx, deps: SequencerDeps): Promise<{ numbered: number; waiting: boolean }> {
  // A statement of its own: the next one sees all that was committed before the lock was had.
  await tx.execute(sql`select pg_advisory_xact_lock(${sequencerLock})`)
  const rows = await readWaiting(tx, {})
  const lastSeq = Number(rows[0]?.last_seq ?? 0)
  let seq = lastSeq
  const numbers: { id: string; at: string; seq: number }[] = []
  const derived: { id: string; seq: number; ids: Record<string, string> }[] = []
  const followed = await followAll(tx, rows, deps)
  for (const row of rows) {
    numbers.push({ id: row.id, at: row.at, seq: ++seq })
    for (const made of followed.get(row.id) ?? [])
      derived.push({ id: newId(), seq: ++seq, ids: { personId: made.personId, notificationId: made.id } })
  }
  return { numbered: rows.length, waiting: await writeNumbers(tx, { numbers, derived, lastSeq, seq }) }
}

/**
 * Writes the numbers and the counter in one statement, and answers whether other facts still wait for theirs. No number is
 * given twice, in whatever day: the counter goes on from where it was read, or all of this fails.
 */
async function writeNumbers(
  tx: Tx,
  it: { numbers: readonly { id: string }[]; derived: readonly object[]; lastSeq: number; seq: number },
): Promise<boolean> {
  const ids = it.numbers.map(({ id }) => id)
  if (ids.length === 0) return (await readOthers(tx, { ids }))[0]?.waiting ?? false
  const [written] = await writeAll(tx, {
    ids,
    numbers: JSON.stringify(it.numbers),
    derived: JSON.stringify(it.derived),
    lastSeq: it.lastSeq,
    seq: it.seq,
  })
  if (!written?.counted) throw new Error(`other facts were numbered from ${it.lastSeq} on at the same time`)
  return written.waiting
}

// Prepared: with a part for each of 30 days, making the plan takes longer than what it is for.

/** The moment in text, since it finds the day of a fact and must lose no microsecond. */
const readWaiting = preparedSql<Waiting & { last_seq: string | number }>(
  'facts-waiting',
  sql`select id, at::text as at, kind, ids, (select last_seq from fact_counter where id = 1) as last_seq from facts
    where seq is null order by n limit ${sql.raw(`${batch}`)}`,
)
const others = sql`exists (select 1 from facts where seq is null and id <> all(${sql.placeholder('ids')}::uuid[])) as waiting`
const readOthers = preparedSql<{ waiting: boolean }>('facts-others', sql`select ${others}`)
const writeAll = preparedSql<{ waiting: boolean; counted: boolean }>(
  'facts-number',
  sql`with numbered as (
      update facts set seq = n.seq
      from jsonb_to_recordset(${sql.placeholder('numbers')}::jsonb) as n(id uuid, at timestamptz, seq bigint)
      where facts.id = n.id and facts.at = n.at
    ), derived as (
      insert into facts (id, seq, kind, ids) select n.id, n.seq, 'notification.made', n.ids
      from jsonb_to_recordset(${sql.placeholder('derived')}::jsonb) as n(id uuid, seq bigint, ids jsonb)
    ), counted as (
      update fact_counter set last_seq = ${sql.placeholder('seq')}::bigint
      where id = 1 and last_seq = ${sql.placeholder('lastSeq')}::bigint returning 1
    ) select exists (select 1 from counted) as counted, ${others}`,
)

type Made = readonly { id: string; personId: string }[]

/** Runs the handlers of these facts in one savepoint, or one by one when a handler throws; returns what each made. */
async function followAll(tx: Tx, rows: readonly Waiting[], deps: SequencerDeps): Promise<Map<string, Made>> {
  const toFollow = rows.filter(({ kind }) => {
    // The kind was checked when the fact was recorded; a kind of an older version that is gone tells nobody.
    const decision = decisionOf(kind, deps)
    return decision?.mails || decision?.notifyAll
  })
  if (toFollow.length === 0) return new Map()
  try {
    return await tx.transaction(async (step) => {
      const made = new Map<string, Made>()
      for (const run of runsOf(toFollow)) for (const [id, told] of await followRun(step, run, deps)) made.set(id, told)
      return made
    })
  } catch (error) {
    if (!isMistake(error)) throw error
    if (toFollow.length > 1) {
      // It must not keep the news of all others from everybody.
      const alone: [string, Made][] = []
      for (const row of toFollow) alone.push(...(await followAll(tx, [row], deps)))
      return new Map(alone)
    }
    for (const row of toFollow) deps.onFault?.(error, row)
    return new Map()
  }
}

const decisionOf = (kind: FactKind, { decisions }: SequencerDeps) =>
  decisions[kind] as FactDecision<FactKind> | undefined

const factOf = ({ kind, ids }: Waiting) => ({ kind, ...ids }) as never

/**
 * The notifications and mails of facts of one kind that follow each other. Those of another kind are asked for when
 * it is their turn: whom an edit tells depends on whom the message told before it.
 */
async function followRun(tx: Tx, rows: readonly Waiting[], deps: SequencerDeps): Promise<(readonly [string, Made])[]> {
  const [first] = rows
  const decision = first && decisionOf(first.kind, deps)
  // One object for each fact, by which a decision may know what it read for it (oncePerFact.ts).
  const facts = rows.map(factOf)
  const drafts = await decided(() => decision?.notifyAll?.(tx, facts))
  const made: (readonly [string, Made])[] = []
  for (const [at, row] of rows.entries()) {
    const mails = await decided(() => decision?.mails?.(tx, facts[at] as never))
    if (mails && mails.length > 0) await deps.enqueueMails(tx, row.id, mails)
    const told = drafts?.[at] ?? []
    made.push([row.id, told.length > 0 ? await deps.saveNotifications(tx, row.id, told) : []])
  }
  return made
}

/** Rows in their order, those of one kind that follow each other together. */
function runsOf(rows: readonly Waiting[]): Waiting[][] {
  const runs: Waiting[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === row.kind) last.push(row)
    else runs.push([row])
  }
  return runs
}

/** A decision that failed, and would fail again. */
class Mistake extends Error {}

async function decided<T>(decide: () => T): Promise<Awaited<T>> {
  try {
    return await decide()
  } catch (error) {
    throw mayPass(error) ? error : new Mistake('a decision failed', { cause: error })
  }
}

/** A failed decision, or values that no table takes; anything else is tried again, so that no mail is lost. */
const isMistake = (error: unknown): boolean =>
  error instanceof Mistake || codesOf(error).some((code) => /^2[23]/.test(code))

/** Whether trying again later may help: the database is away, locked, full or stopping. */
const mayPass = (error: unknown): boolean =>
  isDatabaseAway(error) || codesOf(error).some((code) => /^(40|53|55|57|58)/.test(code))

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
  return codes
}
