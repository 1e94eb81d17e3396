import { rolesThatSee } from '@bewezen/domain/livestreams/stream.ts'
import { inArray } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, each, only } from '../base/facts/decisions.ts'
import { soonMails, soonNotifications } from './reminders.ts'
import { livestreams } from './tables.ts'

const audienceOf = (toAudience: (roles: readonly string[]) => Audience) => ({
  about: ({ livestreamId }: { livestreamId: string }) => livestreamId,
  async read(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const found = await reader
      .select()
      .from(livestreams)
      .where(inArray(livestreams.id, [...ids]))
    return new Map(found.map((stream): [string, Audience] => [stream.id, toAudience(rolesThatSee(stream))]))
  },
})

/** Everybody who sees the stream; no role named is everybody. */
const viewers = audienceOf((roles) => (roles.length === 0 ? 'everyone' : { capability: 'useOwnAccount', roles }))
/** Those of them for whom the gate is open (LIVE-MORE-16). */
const talkers = audienceOf((roles) => ({ capability: 'readCommunity', roles }))

/**
 * Who should know of streams. That something changed everybody hears, without saying what: who does not see a stream any
 * more must read the list anew as well (LIVE-STATE-05, LIVE-MORE-25).
 */
export const livestreamsDecisions = {
  'livestreams.changed': { audience: 'everyone' },
  'livestream.added': { audience: viewers },
  'livestream.live': { audience: viewers },
  'livestream.soon': { audience: 'nobody', notifyAll: each(soonNotifications), mails: soonMails },
  'livestream.reminded': { audience: only },
  'questions.changed': { audience: talkers },
} satisfies Decisions
