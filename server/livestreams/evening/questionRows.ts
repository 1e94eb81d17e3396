import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { Question } from '@bewezen/domain/livestreams/contract.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { livestreamQuestions, questionRaises } from '../tables.ts'

const raisesOf = sql`from ${questionRaises} where ${questionRaises.questionId} = ${livestreamQuestions.id}`
const raises = sql<number>`(select count(*)::int ${raisesOf})`
/** More than anybody asks in an evening. */
const most = 500

/** Questions as their viewer sees them: the open ones with the most raises first, then the answered ones in the order of their answers (LIVE-MORE-10). */
export async function readQuestions(reader: Reader, viewer: Asker, which: SQL | undefined): Promise<Question[]> {
  const rows = await reader
    .select({
      question: livestreamQuestions,
      asker: faceColumns(profiles),
      raises,
      isRaised: sql<boolean>`exists (select 1 ${raisesOf} and ${questionRaises.personId} = ${viewer.id}::uuid)`,
    })
    .from(livestreamQuestions)
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, livestreamQuestions.askerId), isNull(profiles.hiddenAt)))
    .where(which)
    .orderBy(
      sql`${livestreamQuestions.answeredAt} asc nulls first`,
      sql`${raises} desc`,
      livestreamQuestions.askedAt,
      livestreamQuestions.id,
    )
    .limit(most)
  return rows.map(({ question, asker, ...counted }) => ({
    id: question.id,
    asker,
    text: question.text,
    askedAt: question.askedAt.toISOString(),
    answeredAt: question.answeredAt?.toISOString() ?? null,
    ...counted,
    isMine: question.askerId === viewer.id,
    mayRemove: mayRemoveQuestion(viewer, question),
  }))
}

/** One question that its caller opened or wrote. */
export async function readQuestion(reader: Reader, viewer: Asker, id: string): Promise<Question> {
  const [question] = await readQuestions(reader, viewer, eq(livestreamQuestions.id, id))
  return question ?? refuse('NOT_FOUND')
}

/** Its asker, those who manage streams, and those who moderate (LIVE-MORE-14). */
export const mayRemoveQuestion = ({ id, role }: Asker, { askerId }: { askerId: string }): boolean =>
  askerId === id || holds(role, 'manageLivestreams') || holds(role, 'moderate')
