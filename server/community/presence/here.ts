import { community } from '@bewezen/domain/community/contract.ts'
import { postRefusal } from '@bewezen/domain/community/rights.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { notificationPreferences } from '../../inbox/tables.ts'
import { faceColumns, profiles } from '../../profile/tables.ts'
import { openChannel } from '../doors.ts'
import { conversationBlocks } from '../tables.ts'

/**
 * Says that the viewer has a channel before them (COM-CHAT-31). Nothing is written, so it takes no transaction and counts
 * against no limit: however often it is said, a channel is told of once a second.
 */
export const here = serve(community.here, async (ctx, { viewId, channelId, typing }) => {
  const { person, house } = ctx
  const sessionId = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
  const channel = await openChannel(ctx.db, person, channelId)
  const face = await faceToShow(ctx.db, person.id, channelId)
  const mayType = postRefusal(person.role, channel) === null
  house.presence.say({
    ...{ viewId, channelId, sessionId, personId: person.id, face },
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

/**
 * The face to show of somebody in a channel, or null: they do not want it (COM-CHAT-36), they are leaving, or one of the
 * two of a private conversation blocked the other (COM-CHAT-35).
 */
async function faceToShow(db: Db, personId: string, channelId: string) {
  const [face] = await db
    .select(faceColumns(profiles))
    .from(profiles)
    .where(
      and(
        eq(profiles.id, personId),
        isNull(profiles.hiddenAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(notificationPreferences)
            .where(
              and(eq(notificationPreferences.profileId, personId), eq(notificationPreferences.presenceShown, false)),
            ),
        ),
        notExists(
          db.select({ one: sql`1` }).from(conversationBlocks).where(eq(conversationBlocks.conversationId, channelId)),
        ),
      ),
    )
  return face ?? null
}
