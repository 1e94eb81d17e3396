import type { Asker } from '@bewezen/domain/access/gate.ts'
import { eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { livestreamQuestions, livestreams, seenWith } from '../tables.ts'

/** Opens a stream for somebody of its audience who passed the gate; NOT_FOUND alike for unknown and not theirs (LIVE-MORE-01). */
export async function openEvening(reader: Reader, { role }: Asker, id: string) {
  const [stream] = await reader
    .select()
    .from(livestreams)
    .where(and(eq(livestreams.id, id), seenWith(role)))
  return stream ?? refuse('NOT_FOUND')
}

/** Refuses what is added to an evening that takes nothing now (LIVE-MORE-15). */
export function refuseClosed(stream: Awaited<ReturnType<typeof openEvening>>, now: Date): void {
  if (!eveningOf(stream, now).mayWrite) refuse('EVENING_CLOSED')
}

/** Opens a question by the same rules as its evening; held until the end of the transaction, so that nobody adds to what is removed. */
export async function openQuestion(reader: Reader, { role }: Asker, questionId: string) {
  const [found] = await reader
    .select({ question: livestreamQuestions, stream: livestreams })
    .from(livestreamQuestions)
    .innerJoin(livestreams, eq(livestreams.id, livestreamQuestions.livestreamId))
    .where(and(eq(livestreamQuestions.id, questionId), seenWith(role)))
    .for('no key update', { of: livestreamQuestions })
  return found ?? refuse('NOT_FOUND')
}
