import { may } from '@bewezen/domain/access/gate.ts'
import { byId } from '@bewezen/domain/base/byId.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { Message as ChatMessage, Person } from '@bewezen/domain/community/contract.ts'
import type { ListedNotification, NotifiedChannel } from '@bewezen/domain/inbox/contract.ts'
import { placeWords } from '@bewezen/domain/inbox/words.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { isoText } from '../base/database/isoText.ts'
import type { Database } from '../base/database/open.ts'
import type { Snapshot } from '../base/snapshot.ts'
import { faceInSql } from '../profile/tables.ts'

type Message = NonNullable<ListedNotification['message']>

/** What notifications are about, by id: only what the viewer may see at this moment. */
export type Subjects = {
  senders: Map<string, Person>
  channels: Map<string, NotifiedChannel>
  messages: Map<string, { channelId: string; message: Message }>
  /** Messages of people outside, for admins alone (IN-CARD-22, IN-EXT-11). */
  outside: Map<string, Outside>
}

type Outside = { id: string; threadId: string; sourceType: string; participantHandle: string; text: string }

type StoredMessage = {
  id: string
  channelId: string
  content: string
  createdAt: string
  pictureKey: string | null
  reactions: ChatMessage['reactions']
}
type Row = { senders: Person[]; channels: NotifiedChannel[]; messages: StoredMessage[]; outside: Outside[] }

// A community is open to the roles it names, and to everyone behind the gate when it names none (COM-CHAT-01, COM-CHAT-03).
// A private conversation, a channel without one, is open to its two people alone (COM-CHAT-19).
const isOpen = `case when c.blueprint_id is null
    then exists (select 1 from direct_conversations own where own.id = c.id and $4 in (own.first_id, own.second_id))
    else b.is_active and (b.allowed_roles = '[]' or b.allowed_roles ? $5) end`
const list = (of: string) => `(select coalesce(json_agg(one), '[]') from (${of}) one)`

const senders = `select ${faceInSql('p')}, p.role, p.points
  from profiles p where p.id = any($1) and p.hidden_at is null`

// Whether one can write to who is not there (any more) the server says when somebody tries.
const maySpeak = `not exists (select 1 from direct_blocks k where k.conversation_id = c.id)`
// The one with 'Beheer', who has no name but that (COM-MOD-10).
const isDesk = `exists (select 1 from direct_conversations d where d.id = c.id and d.is_desk)`
const channels = `select c.id, c.slug, c.description,
    case when b.id is not null then c.name when ${isDesk} then '${placeWords.us}' else coalesce((select p.first_name || ' ' || p.last_name
      from direct_conversations d join profiles p on p.id in (d.first_id, d.second_id) and p.id <> $4 and p.hidden_at is null
      where d.id = c.id), '${profileWords.removed}') end as name,
    b.id as "communityId", b.name as "communityName",
    not c.is_archived and (c.post_roles = '[]' or c.post_roles ? $5) and ${maySpeak} as "mayPost",
    not c.is_archived and ${maySpeak} and not ${isDesk} as "mayReact"
  from channels_text c left join blueprints b on b.id = c.blueprint_id
  where (c.id = any($2) or c.id in (select channel_id from messages where id = any($3))) and ${isOpen}`

const reactions = `select emoji, count(*)::int as count, bool_or(reactor_id = $4) as mine
  from messages_emoji_reaction where message_id = m.id group by emoji order by min(created_at), emoji`

const messages = `select m.id, m.channel_id as "channelId", m.content,
    ${isoText('m.created_at')} as "createdAt",
    f.key as "pictureKey", ${list(reactions)} as reactions
  from messages m join channels_text c on c.id = m.channel_id left join blueprints b on b.id = c.blueprint_id
    left join uploads f on f.id = m.upload_id
  where m.id = any($3) and m.deleted_at is null and ${isOpen}`

// As many characters as a card shows of a text.
const outside = `select m.id, t.id as "threadId", s.source_type as "sourceType", t.participant_handle as "participantHandle",
    left(m.content, 1000) as text
  from external_messages m join external_message_threads t on t.id = m.thread_id
    join external_message_sources s on s.id = t.source_id
  where m.id = any($6)`

const query = `select ${list(senders)} as senders, ${list(channels)} as channels, ${list(messages)} as messages,
  ${list(outside)} as outside`

/**
 * Opens anew what notifications are about, in one query for all of them (SH-NOTIF-12, SH-NOTIF-13). Behind a closed
 * gate, in a community of other roles and after deletion there is nothing to see; a sender stays a name.
 */
export async function openSubjects(
  database: Database,
  { asker, modes }: Snapshot,
  asked: {
    senderIds: readonly string[]
    channelIds: readonly string[]
    messageIds: readonly string[]
    externalIds: readonly string[]
  },
): Promise<Subjects> {
  if (Object.values(asked).every((ids) => ids.length === 0))
    return { senders: new Map(), channels: new Map(), messages: new Map(), outside: new Map() }
  const isGateOpen = may(asker, 'readCommunity', modes)
  const [channelIds, messageIds] = isGateOpen ? [asked.channelIds, asked.messageIds] : [[], []]
  const externalIds = may(asker, 'manageExternal', modes) ? asked.externalIds : []
  const values = [asked.senderIds, channelIds, messageIds, asker?.id ?? null, asker?.role ?? '', externalIds]
  const { rows } = await database.pool.query<Row>({ name: 'inbox-subjects', text: query, values })
  const found = rows[0]
  return {
    senders: byId(found?.senders ?? []),
    channels: byId(found?.channels ?? []),
    messages: new Map(found?.messages.map((one) => [one.id, { channelId: one.channelId, message: toMessage(one) }])),
    outside: byId(found?.outside ?? []),
  }
}

const toMessage = ({ id, content, createdAt, pictureKey, reactions }: StoredMessage): Message => ({
  id,
  content,
  createdAt,
  thumbnailUrl: pictureKey && fileAddress(pictureKey, 'thumbnail'),
  reactions,
})
