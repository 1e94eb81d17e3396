import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { and, asc, eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openOwn } from './saving.ts'
import { lessons } from './tables.ts'

/** Puts a lesson one place up or down in its week; at the end of it nothing happens (COM-LEARN-03). */
export const moveLesson = serve(learning.moveLesson, (ctx, { id, by }) =>
  ctx.transaction(async (tx, now) => {
    const { communityId, levelId, week, title } = await openOwn(tx, ctx.person, lessons, id)
    const order = await tx
      .select({ id: lessons.id, orderIndex: lessons.orderIndex })
      .from(lessons)
      .where(and(eq(lessons.communityId, communityId), eq(lessons.levelId, levelId), eq(lessons.week, week)))
      .orderBy(asc(lessons.orderIndex), asc(lessons.id))
    const at = order.findIndex((lesson) => lesson.id === id)
    const other = order[at + by]
    if (!other) return { done: true as const }
    const moved = order.with(at, other).with(at + by, order[at] ?? other)
    for (const [place, lesson] of moved.entries())
      if (lesson.orderIndex !== place + 1)
        await tx
          .update(lessons)
          .set({ orderIndex: place + 1 })
          .where(eq(lessons.id, lesson.id))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'learning.moved',
      subjectId: id,
      reason: title,
      at: now,
      ...logChange({ place: { label: log.place } }, { place: at + 1 }, { place: at + by + 1 }),
    })
    await record(tx, { kind: 'learning.changed', communityId })
    return { done: true as const }
  }),
)
