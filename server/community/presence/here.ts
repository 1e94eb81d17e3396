import { community } from '@bewezen/domain/community/contract.ts'
import { postRefusal } from '@bewezen/domain/community/rights.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { batched } from '../../base/batching.ts'
import type { Db } from '../../base/database/open.ts'
import { prepared } from '../../base/database/prepared.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { notificationPreferences } from '../../inbox/tables.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { channelFields, mayReadWith, openChannel } from '../doors.ts'
import { channels, communities, conversationBlocks } from '../tables.ts'

/**
 * Says that the viewer has a channel before them (COM-CHAT-31). Nothing is written, so it takes no transaction and counts
 * against no limit: however often it is said, a channel is told of once a second.
 */
export const here = serve(community.here, async (ctx, { viewId, channelId, typing }) => {
  const { person, house } = ctx
  const sessionId = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
  const { channel, face } =
    (await findView(ctx.db, { viewer: person.id, role: person.role, channel: channelId })) ?? refuse('NOT_FOUND')
  // Of an evening nobody but its managers hears how many there are, and nobody who (LIVE-MORE-24).
  const isEvening = channel.livestreamId !== null
  const mayType = !isEvening && postRefusal(person.role, channel) === null
  house.presence.say({
    viewId,
    channelId,
    sessionId,
    personId: person.id,
    face: isEvening ? null : face,
    typing: typing === undefined ? undefined : typing && mayType,
  })
  return house.presence.of(channelId)
})

/** Says that a view is no longer looked at. */
export const away = serve(community.away, async (ctx, { viewId }) => {
  const sessionId = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
  ctx.house.presence.leave({ sessionId, viewId })
  return {}
})

const mostNames = 100

/** Everybody who shows that they are in a channel, for who may read there. */
export const whoIsHere = serve(community.whoIsHere, async (ctx, { channelId }) => {
  await openChannel(ctx.db, ctx.person, channelId)
  const faces = ctx.house.presence.facesIn(channelId)
  const byName = faces.toSorted((one, other) => displayName(one).localeCompare(displayName(other), 'nl'))
  return { count: faces.length, people: byName.slice(0, mostNames) }
})

const blocksOf = (db: Db) =>
  db.select({ one: sql`1` }).from(conversationBlocks).where(eq(conversationBlocks.conversationId, channels.id))
const wishesNot = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.profileId, profiles.id), eq(notificationPreferences.presenceShown, false)))

/**
 * A channel that somebody may read, with their face to show there. The face is null when they do not want it
 * (COM-CHAT-36), when they are leaving, and when one of the two of a private conversation blocked the other (COM-CHAT-35).
 * Null when they may not read it.
 */
const findView = batched(async (db: Db, asks: readonly { viewer: string; role: string | null; channel: string }[]) => {
  const found = await viewsQuery(db).execute({
    viewers: asks.map(({ viewer }) => viewer),
    roles: asks.map(({ role }) => role),
    channels: asks.map(({ channel }) => channel),
  })
  const byPlace = new Map(found.map((view) => [view.at, view]))
  return asks.map((_ask, at) => byPlace.get(at) ?? null)
})

/** Prepared, for many at once, and one for both: of all questions to the site this is asked most often. */
const viewsQuery = prepared((db: Db) =>
  db
    .select({ at: sql<number>`(asked.nr - 1)::int`, channel: channelFields, face: faceColumns(profiles) })
    .from(
      sql`unnest(${sql.placeholder('viewers')}::uuid[], ${sql.placeholder('roles')}::text[],
        ${sql.placeholder('channels')}::uuid[]) with ordinality asked(viewer, role, channel, nr)`,
    )
    .innerJoin(channels, sql`${channels.id} = asked.channel`)
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .leftJoin(
      profiles,
      and(
        sql`${profiles.id} = asked.viewer`,
        isNull(profiles.hiddenAt),
        notExists(wishesNot(db)),
        notExists(blocksOf(db)),
      ),
    )
    .where(mayReadWith({ id: sql`asked.viewer`, role: sql`asked.role` }))
    .prepare('community_here'),
)
