import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Fact } from '@bewezen/domain/facts.ts'
import { remindsBeforeMs } from '@bewezen/domain/livestreams/evening.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'
import { readStream, type StreamRow, viewerOf } from './rows.ts'
import { livestreams } from './tables.ts'

/** A stream that a manager changes, or null; nobody else changes any until the end of the transaction. */
export async function openManaged(tx: Tx, id: string): Promise<StreamRow | null> {
  // One writer at a time: two would both find that no other stream is live (X3-EDGE-04).
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('livestreams'))`)
  const [row] = await tx.select().from(livestreams).where(eq(livestreams.id, id)).for('update')
  return row ?? null
}

/** Refuses to make a second stream live, and says which one is (LIVE-STATE-04). */
export async function refuseSecondActive(tx: Tx, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: livestreams.id, title: livestreams.title })
    .from(livestreams)
    .where(and(livestreams.isActive, ne(livestreams.id, id)))
  if (other) refuse('OTHER_STREAM_ACTIVE', other)
}

/** When a stream was last live, now that it is or is not: it moves at both ends. */
export const lastActiveAfter = (
  was: Pick<StreamRow, 'isActive' | 'lastActiveAt'> | null,
  isActive: boolean,
  now: Date,
): Date | null => ((was?.isActive ?? false) === isActive ? (was?.lastActiveAt ?? null) : now)

/** How a stream stands in the log (ADM-MORE-44). */
const shape = {
  title: { label: log.title },
  description: { label: log.description, isLong: true },
  startTime: { label: log.start },
  endTime: { label: log.end },
  isActive: { label: log.live },
  embedCode: { label: log.player, isLong: true },
  recordingCode: { label: log.recording, isLong: true },
  visibleToEveryone: { label: log.forEveryone },
  visibleToStudents: { label: log.forStudents },
  visibleToTeachers: { label: log.forTeachers },
  visibleToAdmins: { label: log.forAdmins },
} as const
type Logged = Pick<StreamRow, keyof typeof shape>

/** A new stream has no recording yet. */
type Saved = Omit<Logged, 'recordingCode'> & Pick<StreamRow, 'id'> & { recordingCode?: string | null }
type Change = { was: StreamRow | null; is: Saved | null }

/** Writes a change down in the log, and tells who should know of it (LIVE-STATE-05..07, LIVE-MORE-27). */
export async function noteChange(actorId: string, tx: Tx, now: Date, it: Change): Promise<void> {
  const { was, is } = it
  await writeAudit(tx, {
    actorId,
    action: actionOf(it),
    subjectId: is?.id ?? was?.id ?? null,
    at: now,
    reason: is?.title ?? was?.title ?? null,
    ...logChange<Logged>(shape, was, is && { ...is, recordingCode: is.recordingCode ?? was?.recordingCode ?? null }),
  })
  // What people wait for goes first: thousands hear of a start.
  const facts: Fact[] = []
  if (is && !was) facts.push({ kind: 'livestream.added', livestreamId: is.id })
  if (is?.isActive && was) facts.push({ kind: 'livestream.live', livestreamId: is.id })
  await recordAll(tx, [...facts, { kind: 'livestreams.changed' }])
}

function actionOf({ was, is }: Change): AuditAction {
  if (!was) return 'livestream.made'
  if (!is) return 'livestream.removed'
  if (was.isActive === is.isActive) return 'livestream.edited'
  return is.isActive ? 'livestream.started' : 'livestream.ended'
}

export type RemindJob = { livestreamId: string }

/** Has people reminded ten minutes before the start, if that is still ahead; a start that moved since is looked at when the time comes (LIVE-MORE-17, LIVE-MORE-18). */
export async function scheduleReminders(house: House, tx: Tx, stream: { id: string; startTime: Date }, now: Date) {
  const at = new Date(stream.startTime.getTime() - remindsBeforeMs)
  if (at <= now) return
  await house.jobs.enqueue(tx, 'livestreams.remind', { livestreamId: stream.id } satisfies RemindJob, {
    id: newId(),
    startAfter: at,
  })
}

/** A stream as the manager who just saved it sees it. */
export const readSaved = async (ctx: Ctx, tx: Tx, id: string, now: Date) =>
  (await readStream(tx, viewerOf(ctx), { which: eq(livestreams.id, id), now })) ?? refuse('NOT_FOUND')
