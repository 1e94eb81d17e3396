import { decisionTold } from '@bewezen/domain/community/moderationWords.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { livestreamOf } from './evenings.ts'
import { channels, messageCases, messageReports, messages } from './tables.ts'

/**
 * The notifications of a moderation decision: the author hears it with the reason, who reported hears the outcome, and
 * neither hears of the other or of who decided (COM-CHAT-17, COM-MOD-06).
 */
export async function decisionNotifications(tx: Tx, { caseId }: FactOf<'case.decided'>): Promise<NotificationDraft[]> {
  const [it] = await tx
    .select({
      authorId: messageCases.authorId,
      outcome: messageCases.outcome,
      reason: messageCases.reason,
      channelId: messages.channelId,
      livestreamId: livestreamOf,
      saidAt: messages.createdAt,
    })
    .from(messageCases)
    .innerJoin(messages, eq(messages.id, messageCases.messageId))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .where(eq(messageCases.id, caseId))
  if (!it?.outcome) return []
  const { authorId, outcome, channelId, livestreamId } = it
  // The conversation of an evening has no page of its own (LIVE-MORE-79).
  const place: Record<string, string> = livestreamId ? { event_path: livestreamPath(livestreamId) } : {}
  const told = (personId: string, title: string, content: string) => ({
    personId,
    type: 'account',
    title,
    data: { channel_id: channelId, content, ...place },
  })
  const reporters = await tx
    .select({ id: messageReports.reporterId })
    .from(messageReports)
    .where(eq(messageReports.caseId, caseId))
  const reporterText = decisionTold.reporterText(outcome)
  return [
    ...(authorId
      ? [
          told(
            authorId,
            decisionTold.author[outcome],
            decisionTold.authorText(outcome, it.saidAt.toISOString(), it.reason ?? ''),
          ),
        ]
      : []),
    ...reporters.map(({ id }) => told(id, decisionTold.reporter, reporterText)),
  ]
}
