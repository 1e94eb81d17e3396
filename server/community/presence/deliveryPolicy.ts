import type { FactKind, LiveFact } from '@bewezen/domain/facts.ts'
import type { Logger } from 'pino'
import type { Db } from '../../base/database/open.ts'
import type { Delivery } from '../../base/live/delivery.ts'
import { newMessages } from '../messageRows.ts'
import type { Presence } from './presence.ts'

/** The kinds of facts that change an open conversation, and at most a count for everybody else who may read it. */
const ofTalk: ReadonlySet<FactKind> = new Set(['message.posted', 'message.edited', 'message.removed', 'reaction.set'])

const nobody: ReadonlySet<string> = new Set()

/**
 * The delivery policy of chat facts. A message goes at once and whole to who has its channel before them, since all of
 * them would ask for it at the same moment; the fact that it was posted goes to every reader of that community within a
 * second, of several in one channel only the last. In an evening thousands may look at one channel in which much is said:
 * its messages go to them gathered, and what else happens there waits its second.
 */
export const deliveryPolicy =
  ({ presence, db, log }: { presence: Presence; db: Db; log: Logger }) =>
  async (facts: readonly LiveFact[]): Promise<(Delivery | null)[]> => {
    const showing = facts.map(({ kind, ids }) => (ofTalk.has(kind) ? presence.sessionsIn(ids.channelId ?? '') : null))
    const posted = facts.filter(({ kind }, at) => kind === 'message.posted' && showing[at]?.size)
    const messages = await newMessages(
      db,
      posted.map(({ ids }) => ids.messageId ?? ''),
    ).catch((error: unknown) => {
      // Everybody asks for it themselves, as who comes back does.
      log.warn({ err: error }, 'new messages could not be told with their facts')
      return []
    })
    const byId = new Map(messages.map((message) => [message.id, message]))
    return facts.map(({ kind, ids }, at) => {
      const sessions = showing[at]
      if (!sessions) return null
      const message = byId.get(ids.messageId ?? '')
      // A private conversation has few to tell, and waits for nobody.
      const isEvening = ids.livestreamId !== undefined
      const waits = ids.communityId !== undefined || isEvening
      return {
        sessions: isEvening && !message ? nobody : sessions,
        before: message ? { kind: 'message', message } : null,
        waits,
        // The place of the last message says how many there are.
        latest: waits && kind === 'message.posted' ? `posted ${ids.channelId}` : null,
        gathers: isEvening ? `said ${ids.channelId}` : null,
      }
    })
  }
