import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { cleanText, hasLength } from '@bewezen/domain/base/typedText.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { maxReply } from '@bewezen/domain/external/message.ts'
import { cannedFaults } from '@bewezen/domain/external/words.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { externalCannedAnswers } from './tables.ts'

const maxTitle = 60
const { id, version, title, content } = externalCannedAnswers

/** How one stands in the log (ADM-MORE-44). */
const shape = { title: { label: log.title }, content: { label: log.content, isLong: true } } as const

export const cannedAnswers = serve(external.cannedAnswers, async (ctx) => ({
  answers: await ctx.db
    .select({ id, version, title, content })
    .from(externalCannedAnswers)
    .orderBy(asc(sql`lower(${title})`), asc(id)),
}))

/** Makes or saves one; what stands there already as it is sent is answered without a change (IN-EXT-30). */
export const saveCannedAnswer = serve(external.saveCannedAnswer, (ctx, asked) => {
  const typed = { title: cleanText(asked.title), content: cleanText(asked.content) }
  const faults: Record<string, string> = {}
  if (!hasLength(typed.title, 1, maxTitle)) faults.title = cannedFaults.title
  if (!hasLength(typed.content, 1, maxReply)) faults.content = cannedFaults.content
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  return ctx.transaction(async (tx, now) => {
    const [was] = await tx.select().from(externalCannedAnswers).where(eq(id, asked.id)).for('update')
    const is = { id: asked.id, ...typed, version: (was?.version ?? 0) + 1 }
    if (was && was.title === typed.title && was.content === typed.content) return was
    if (was && asked.version === null) refuse('ID_IN_USE')
    if (asked.version !== (was?.version ?? null)) refuse('CHANGED')
    if (was) await tx.update(externalCannedAnswers).set(is).where(eq(id, asked.id))
    else await tx.insert(externalCannedAnswers).values({ ...is, createdAt: now })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'external.cannedSaved',
      subjectId: null,
      reason: is.title,
      at: now,
      ...logChange<typeof typed>(shape, was ?? null, is),
    })
    await record(tx, { kind: 'external.settingsChanged' })
    return is
  })
})

/** One that is gone is no fault. */
export const removeCannedAnswer = serve(external.removeCannedAnswer, (ctx, asked) =>
  ctx.transaction(async (tx, now) => {
    const [gone] = await tx.delete(externalCannedAnswers).where(eq(id, asked.id)).returning({ title, content })
    if (!gone) return { done: true as const }
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'external.cannedRemoved',
      subjectId: null,
      reason: gone.title,
      at: now,
      ...logChange(shape, gone, null),
    })
    await record(tx, { kind: 'external.settingsChanged' })
    return { done: true as const }
  }),
)
