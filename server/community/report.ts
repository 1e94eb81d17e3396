import { newId } from '@bewezen/domain/base/ids.ts'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { isExplanation } from '@bewezen/domain/community/moderation.ts'
import { mayReport } from '@bewezen/domain/community/rights.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { countAttempt } from '../account/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { isDeskTalk } from './desk/openTalk.ts'
import { openMessage } from './doors.ts'
import { messageCases, messageReports, messages } from './tables.ts'

const atMostPerQuarterHour = 20

/**
 * Reports a message of somebody else: the first report opens a case, each one more joins it, and who asks again adds
 * nothing (COM-CHAT-17, COM-MOD-01, COM-MOD-02).
 */
export const report = serve(community.report, (ctx, { messageId, why, explanation: typed }) => {
  if (!isExplanation(why, typed)) refuse('INVALID_INPUT', { fields: ['explanation'] })
  return ctx.transaction(async (tx, now) => {
    const reporterId = ctx.person.id
    // The lock makes one case of reports that come at the same moment.
    const message = await openMessage(tx, ctx.person, messageId, { lock: true })
    if (message.deletedAt) refuse('NOT_FOUND')
    const { authorId, channel } = message
    const isFromUs = authorId === null && channel.communityId === null && (await isDeskTalk(tx, channel.id))
    if (!mayReport(ctx.person, { ...message, isFromUs })) refuse(isFromUs ? 'FORBIDDEN' : 'OWN_MESSAGE')
    if (await hasReported(tx, messageId, reporterId)) return { done: true as const }
    const attempt = { kind: 'messageReport', subject: reporterId, now, limit: atMostPerQuarterHour } as const
    if (!(await countAttempt(ctx.house, tx, attempt))) refuse('TOO_MANY_REQUESTS')

    const caseId = (await waitingCase(tx, messageId)) ?? (await startCase(tx, message, now))
    await tx
      .insert(messageReports)
      .values({ messageId, reporterId, caseId, reason: why, explanation: cleanText(typed), reportedAt: now })
    await record(tx, { kind: 'case.changed', caseId })
    return { done: true as const }
  })
})

async function hasReported(tx: Tx, messageId: string, reporterId: string): Promise<boolean> {
  const found = await tx
    .select({ caseId: messageReports.caseId })
    .from(messageReports)
    .where(and(eq(messageReports.messageId, messageId), eq(messageReports.reporterId, reporterId)))
  return found.length > 0
}

async function waitingCase(tx: Tx, messageId: string): Promise<string | undefined> {
  const [waiting] = await tx
    .select({ id: messageCases.id })
    .from(messageCases)
    .where(and(eq(messageCases.messageId, messageId), isNull(messageCases.decidedAt)))
  return waiting?.id
}

async function startCase(tx: Tx, message: { id: string; authorId: string | null }, now: Date): Promise<string> {
  const id = newId()
  await tx.insert(messageCases).values({
    id,
    messageId: message.id,
    authorId: message.authorId,
    openedAt: now,
    content: sql`(select ${messages.content} from ${messages} where ${messages.id} = ${message.id})`,
  })
  return id
}
