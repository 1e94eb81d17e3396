import { community } from '@bewezen/domain/community/contract.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayReadWith } from './doors.ts'
import { selectMessages, toMessage } from './messageRows.ts'
import { channelReads, channels, communities, messages } from './tables.ts'

const pageLength = 50
/** How many messages stand below the one that somebody came for. */
const below = 24

const wanted = alias(messages, 'wanted')

/** The door of a channel together with how far the viewer has read, and the place of the message that is asked for. */
const placeQuery = prepared((db: Db) =>
  db
    .select({
      lastSeq: channels.lastSeq,
      readSeq: sql<number>`coalesce(${channelReads.readSeq}, 0)`.mapWith(Number),
      wantedSeq: wanted.seq,
    })
    .from(channels)
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .leftJoin(
      channelReads,
      and(eq(channelReads.channelId, channels.id), eq(channelReads.personId, sql.placeholder('viewer'))),
    )
    .leftJoin(wanted, and(eq(wanted.id, sql.placeholder('around')), eq(wanted.channelId, channels.id)))
    .where(
      and(
        eq(channels.id, sql.placeholder('channel')),
        mayReadWith({ id: sql.placeholder('viewer'), role: sql.placeholder('role') }),
      ),
    )
    .prepare('community_place'),
)

const pageQuery = prepared((db: Db) =>
  selectMessages(db, sql.placeholder('viewer'))
    .where(and(eq(messages.channelId, sql.placeholder('channel')), lt(messages.seq, sql.placeholder('before'))))
    .orderBy(desc(messages.seq))
    .limit(pageLength + 1)
    .prepare('community_page'),
)

/**
 * A page of a channel. Places have no gaps, so each way of asking comes down to the last 50 messages before one place,
 * which the index of places answers without sorting (COM-CHAT-07).
 */
export const messagesPage = serve(community.messages, async (ctx, input) => {
  const viewer = ctx.person.id
  const [place] = await placeQuery(ctx.db).execute({
    viewer,
    role: ctx.person.role,
    channel: input.channelId,
    around: input.around ?? null,
  })
  if (!place) return refuse('NOT_FOUND')

  const before = beforeWhich(input, place.wantedSeq)
  const rows = await pageQuery(ctx.db).execute({ viewer, channel: input.channelId, before })
  const page = rows
    .slice(0, pageLength)
    .filter((row) => row.seq > (input.after ?? 0))
    .reverse()
    .map(toMessage)
  // Something may have been posted between the two queries.
  const lastSeq = Math.max(place.lastSeq, page.at(-1)?.seq ?? 0)
  return {
    messages: page,
    hasOlder: rows.length > page.length,
    hasNewer: Math.min(before - 1, lastSeq) < lastSeq,
    readSeq: place.readSeq,
    lastSeq,
  }
})

/** The place before which the asked page ends. */
function beforeWhich(asked: { before?: number; after?: number }, wantedSeq: number | null): number {
  if (wantedSeq !== null) return wantedSeq + below + 1
  if (asked.before !== undefined) return asked.before
  if (asked.after !== undefined) return asked.after + pageLength + 1
  return Number.MAX_SAFE_INTEGER
}
