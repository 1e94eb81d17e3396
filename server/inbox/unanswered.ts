import { byId } from '@bewezen/domain/base/byId.ts'
import type { ListedNotifications } from '@bewezen/domain/inbox/page.ts'
import { subjectsOf } from '@bewezen/domain/inbox/page.ts'
import type { Ctx } from '../base/serve.ts'
import { enrich } from './list.ts'
import type { NotificationRow } from './rows.ts'

/** So many are looked at, and so many shown. */
const [looked, shown] = [20, 5]

// What points at no message, or at broken data, is never cast.
const messageId = `case when data->>'message_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then (data->>'message_id')::uuid end`

const query = `with recent as (
    select id, type, title, message, read, data, created_at, ${messageId} as message_id from notifications
    where user_id = $1 and type in ('mention', 'reply', 'private_message') and created_at > app_now() - interval '14 days'
    order by created_at desc, id desc limit 100
  ), open as (
    select r.*, row_number() over (
      partition by case when r.type = 'private_message' then m.channel_id else r.id end
      order by r.created_at desc, r.id desc) as nth
    from recent r join messages m on m.id = r.message_id and m.deleted_at is null
    where not exists (select 1 from messages own where own.channel_id = m.channel_id and own.seq > m.seq
        and own.author_id = $1 and own.deleted_at is null and (own.parent_id = m.id or r.type = 'private_message'))
      and not exists (select 1 from messages_emoji_reaction x where x.message_id = m.id and x.reactor_id = $1)
  )
  select id, type, title, message, read, data,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
  from open where nth = 1 order by created_at desc, id desc limit $2`

/**
 * The newest notifications of the viewer that want an answer and have none: two queries. What may not be read or answered
 * any more, and who is gone, is left out (SH-TODAY-07, SH-TODAY-08).
 */
export async function unanswered(ctx: Ctx): Promise<ListedNotifications> {
  const asked = { name: 'inbox-unanswered', text: query, values: [ctx.person.id, looked] }
  const { rows } = await ctx.house.database.pool.query<NotificationRow>(asked)
  const { notifications, senders, channels } = await enrich(ctx, { rows, unread: 0 })
  const known = { senders: byId(senders), channels: byId(channels) }
  const open = notifications
    .filter(
      ({ message, data }) =>
        message !== null &&
        known.senders.has(data.authorId ?? '') &&
        known.channels.get(data.channelId ?? '')?.mayPost === true,
    )
    .slice(0, shown)
  return { notifications: open, ...subjectsOf(open, known) }
}
