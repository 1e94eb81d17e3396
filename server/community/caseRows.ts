import { contextSize, type Outcome } from '@bewezen/domain/community/moderation.ts'
import type { Case, JudgedMessage } from '@bewezen/domain/community/moderationContract.ts'
import { faceInSql } from '../profile/tables.ts'

export type MessageRow = Omit<JudgedMessage, 'pictureUrl'> & { pictureKey: string | null }

/** A case as its query answers it; moments within it are texts of the database. */
export type CaseRow = Pick<Case, 'id' | 'place' | 'livestream' | 'reported' | 'reports' | 'isAuthorBlocked'> & {
  open: number
  message: MessageRow
  before: MessageRow[]
  after: MessageRow[]
  openedAt: Date | string
  outcome: Outcome | null
  reason: string | null
  decidedAt: Date | string | null
  decidedBy: string | null
}

const atMost = 50

// Nobody sees a case about themselves: it tells who reported them. Admins see all others, and whoever judges those of
// private conversations, which belong to no community (COM-MOD-03, COM-CHAT-27).
const visible = `c.author_id is distinct from $1::uuid
  and ($3::boolean or b.id is null or (b.is_active and (b.allowed_roles = '[]' or b.allowed_roles ? $2)))`

const tables = `message_cases c
  join messages m on m.id = c.message_id
  join channels_text ch on ch.id = m.channel_id
  left join blueprints b on b.id = ch.blueprint_id
  left join livestreams e on e.talk_channel_id = ch.id`

/** How many cases wait for somebody: their id, their role, whether they see those of every community. */
export const openCountQuery = `select count(*)::int as open from ${tables} where c.decided_at is null and ${visible}`

const face = (id: string) =>
  `(select row_to_json(one) from (select ${faceInSql('p')} from profiles p where p.id = ${id} and p.hidden_at is null) one)`

const message = (m: string) => `json_build_object('id', ${m}.id, 'author', ${face(`${m}.author_id`)},
  'content', ${m}.content, 'pictureKey', (select key from uploads where id = ${m}.upload_id),
  'createdAt', ${m}.created_at, 'isDeleted', ${m}.deleted_at is not null)`

const beside = (which: '<' | '>', order: 'desc' | 'asc') => `(
  select coalesce(json_agg(near.message order by near.seq), '[]') from (
    select n.seq, ${message('n')} as message from messages n
    -- Of a private conversation nobody sees more than was reported (COM-CHAT-27).
    where n.channel_id = m.channel_id and (b.id is not null or e.id is not null) and n.seq ${which} m.seq order by n.seq ${order} limit ${contextSize}
  ) near)`

const reports = `(
  select coalesce(json_agg(json_build_object('why', r.reason, 'explanation', r.explanation, 'at', r.reported_at,
    'reporter', ${face('r.reporter_id')}) order by r.reported_at, r.reporter_id), '[]')
  from message_reports r where r.case_id = c.id)`

const chosen = {
  open: 'c.decided_at is null order by c.opened_at, c.id',
  decided: 'c.decided_at is not null order by c.decided_at desc, c.id',
}

/** Up to 50 cases with everything about them, and how many wait in all, also when there are none. */
export function casesQuery(which: keyof typeof chosen): string {
  const [condition, order] = chosen[which].split(' order by ')
  return `select waiting.open, found.* from (${openCountQuery}) waiting left join (
    select c.id, c.content as reported, c.opened_at as "openedAt", c.outcome, c.reason, c.decided_at as "decidedAt",
      case when b.id is not null then
        json_build_object('community', b.name, 'communitySlug', b.slug, 'channel', ch.name, 'channelSlug', ch.slug)
      end as place,
      case when e.id is not null then json_build_object('id', e.id, 'title', e.title) end as livestream,
      ${message('m')} as message, ${beside('<', 'desc')} as before, ${beside('>', 'asc')} as after, ${reports} as reports,
      (select p.first_name || ' ' || p.last_name from profiles p where p.id = c.decided_by) as "decidedBy",
      exists (select 1 from auth_users u where u.id = c.author_id and u.blocked_at is not null) as "isAuthorBlocked",
      row_number() over (order by ${order}) as place_in_list
    from ${tables} where ${condition} and ${visible} order by ${order} limit ${atMost}
  ) found on true order by found.place_in_list`
}
