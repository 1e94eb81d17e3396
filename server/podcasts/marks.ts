import { podcasts as contract } from '@bewezen/domain/podcasts/contract.ts'
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { markColumns, seenBy, toMark } from './rows.ts'
import { podcastMarks, podcasts } from './tables.ts'

/** Whether an episode is kept for later; what is so already stays as it is (POD-MORE-01). */
export const setSaved = serve(contract.setSaved, (ctx, { id, on }) =>
  mark(ctx, id, (now) => ({
    set: { savedAt: on ? now : null },
    where: on ? isNull(podcastMarks.savedAt) : sql`${podcastMarks.savedAt} is not null`,
  })),
)

/** Whether it was heard (POD-MORE-03). */
export const setHeard = serve(contract.setHeard, (ctx, { id, on }) =>
  mark(ctx, id, (now) => ({
    set: { heardAt: on ? now : null },
    where: on ? isNull(podcastMarks.heardAt) : sql`${podcastMarks.heardAt} is not null`,
  })),
)

/** Where the player stood: of what several devices tell the latest moment counts, and none lies ahead (POD-MORE-13, POD-MORE-14). */
export const keepPosition = serve(contract.keepPosition, (ctx, { id, seconds, at }) =>
  mark(ctx, id, (now) => {
    const asked = new Date(at)
    // A clock that is ahead would win from every other device for as long.
    const positionAt = asked > now ? now : asked
    return {
      set: { positionSeconds: seconds, positionAt },
      where: or(isNull(podcastMarks.positionAt), lte(podcastMarks.positionAt, positionAt)),
    }
  }),
)

type Change = { set: Partial<typeof podcastMarks.$inferInsert>; where: SQL | undefined }

/** Changes the own mark on an episode that somebody sees, if that changes something, and tells their own devices. */
async function mark(ctx: Ctx, podcastId: string, change: (now: Date) => Change) {
  return ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const [seen] = await tx
      .select({ id: podcasts.id })
      .from(podcasts)
      .where(and(eq(podcasts.id, podcastId), seenBy(ctx.person)))
      .for('key share')
    if (!seen) refuse('NOT_FOUND')
    const { set, where } = change(now)
    const own = and(eq(podcastMarks.personId, personId), eq(podcastMarks.podcastId, podcastId))
    await tx.insert(podcastMarks).values({ personId, podcastId }).onConflictDoNothing()
    // Two devices at once: the second waits here for the first, and changes and tells of what that wrote.
    const before = await readMark(tx, own, { lock: true })
    await tx.update(podcastMarks).set(set).where(and(own, where))
    const after = await readMark(tx, own)
    if (JSON.stringify(before) !== JSON.stringify(after))
      await record(tx, { kind: 'podcast.marked', personId, podcastId })
    return after
  })
}

async function readMark(tx: Tx, own: SQL | undefined, how: { lock?: boolean } = {}) {
  const asked = tx.select(markColumns).from(podcastMarks).where(own)
  const [kept] = await (how.lock ? asked.for('update') : asked)
  return toMark(kept ?? null)
}
