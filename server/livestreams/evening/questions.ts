import { cleanText, hasLength } from '@bewezen/domain/base/typedText.ts'
import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { maxOpenQuestions, maxQuestion } from '@bewezen/domain/livestreams/evening.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { countMessage } from '../../community/index.ts'
import { livestreamQuestions, questionRaises } from '../tables.ts'
import { openEvening, openQuestion, refuseClosed } from './openEvening.ts'
import { mayRemoveQuestion, readQuestion, readQuestions } from './questionRows.ts'

/** The questions of an evening (LIVE-MORE-10). */
export const questions = serve(contract.questions, async (ctx, { id }) => {
  const stream = await openEvening(ctx.db, ctx.person, id)
  return { questions: await readQuestions(ctx.db, ctx.person, eq(livestreamQuestions.livestreamId, stream.id)) }
})

/** Asks the host something; asked again it answers the first result (LIVE-MORE-11). */
export const ask = serve(contract.ask, (ctx, { id, livestreamId, text: typed }) => {
  if (!hasLength(typed, 1, maxQuestion)) refuse('INVALID_INPUT', { fields: ['text'] })
  const text = cleanText(typed)
  return ctx.transaction(async (tx, now) => {
    const askerId = ctx.person.id
    // One question of a person at a time, so that five stay five and one that is sent twice is found.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${askerId}`}, 0))`)
    const stream = await openEvening(tx, ctx.person, livestreamId)
    const [stored] = await tx.select().from(livestreamQuestions).where(eq(livestreamQuestions.id, id))
    if (stored) {
      const isSame = stored.askerId === askerId && stored.livestreamId === livestreamId && stored.text === text
      return isSame ? readQuestion(tx, ctx.person, id) : refuse('ID_IN_USE')
    }
    refuseClosed(stream, now)
    if ((await openOf(tx, livestreamId, askerId)) >= maxOpenQuestions) refuse('TOO_MANY_QUESTIONS')
    await countMessage(ctx, tx, now, { namesGroup: false })
    await tx.insert(livestreamQuestions).values({ id, livestreamId, askerId, text, askedAt: now })
    await tx.insert(questionRaises).values({ questionId: id, personId: askerId, raisedAt: now })
    await record(tx, { kind: 'questions.changed', livestreamId })
    return readQuestion(tx, ctx.person, id)
  })
})

async function openOf(tx: Tx, livestreamId: string, askerId: string): Promise<number> {
  const [counted] = await tx
    .select({ open: sql<number>`count(*)::int` })
    .from(livestreamQuestions)
    .where(
      and(
        eq(livestreamQuestions.livestreamId, livestreamId),
        eq(livestreamQuestions.askerId, askerId),
        isNull(livestreamQuestions.answeredAt),
      ),
    )
  return counted?.open ?? 0
}

/** Sets whether somebody raises a question; one's own stays raised, and an answered one takes no more (LIVE-MORE-12, LIVE-MORE-13). */
export const raise = serve(contract.raise, (ctx, { questionId, on }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const { question, stream } = await openQuestion(tx, ctx.person, questionId)
    refuseClosed(stream, now)
    if (question.askerId === personId || question.answeredAt) return readQuestion(tx, ctx.person, questionId)
    const changed = on
      ? await tx
          .insert(questionRaises)
          .values({ questionId, personId, raisedAt: now })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(questionRaises)
          .where(and(eq(questionRaises.questionId, questionId), eq(questionRaises.personId, personId)))
          .returning()
    if (changed.length > 0) await record(tx, { kind: 'questions.changed', livestreamId: stream.id })
    return readQuestion(tx, ctx.person, questionId)
  }),
)

/** Sets whether a question was answered (LIVE-MORE-13). */
export const tickOff = serve(contract.tickOff, (ctx, { questionId, on }) =>
  ctx.transaction(async (tx, now) => {
    const { question, stream } = await openQuestion(tx, ctx.person, questionId)
    if (on !== (question.answeredAt !== null)) {
      await tx
        .update(livestreamQuestions)
        .set({ answeredAt: on ? now : null })
        .where(eq(livestreamQuestions.id, questionId))
      await record(tx, { kind: 'questions.changed', livestreamId: stream.id })
    }
    return readQuestion(tx, ctx.person, questionId)
  }),
)

/** Takes a question away; for who may not it is not there to be taken (LIVE-MORE-14). */
export const removeQuestion = serve(contract.removeQuestion, (ctx, { questionId }) =>
  ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const { question, stream } = await openQuestion(tx, person, questionId)
    if (!mayRemoveQuestion(person, question)) refuse('FORBIDDEN')
    await tx.delete(livestreamQuestions).where(eq(livestreamQuestions.id, questionId))
    if (question.askerId !== person.id)
      await writeAudit(tx, { actorId: person.id, action: 'question.removed', subjectId: questionId, at: now })
    await record(tx, { kind: 'questions.changed', livestreamId: stream.id })
    return { done: true as const }
  }),
)
