import { newId } from '@bewezen/domain/base/ids.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { assistantMessages } from '../assistant/tables.ts'
import type { Tx } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { channels, messageMentions, messages, reactions } from '../community/tables.ts'
import { notifications } from '../inbox/tables.ts'
import { profiles } from '../profile/tables.ts'
import { inParts } from './inParts.ts'

/** The words of the vocabulary for what was said, and for what people were told of it. */
export const givenSaid = (house: House) => ({
  /** Messages as they stand in a channel, oldest first; they are history and tell nobody. */
  async history(
    channel: { id: string },
    said: readonly {
      author: { id: string } | null
      content: string
      at?: Date
      id?: string
      parentId?: string
      uploadId?: string
      experimentId?: string
    }[],
  ): Promise<string[]> {
    return house.transaction(async (tx, now) => {
      const [last] = await tx
        .update(channels)
        .set({ lastSeq: sql`${channels.lastSeq} + ${said.length}` })
        .where(eq(channels.id, channel.id))
        .returning({ seq: channels.lastSeq })
      const first = (last?.seq ?? 0) - said.length
      const rows = said.map((one, index) => ({
        id: one.id ?? newId(),
        channelId: channel.id,
        seq: first + index + 1,
        authorId: one.author?.id ?? null,
        parentId: one.parentId ?? null,
        uploadId: one.uploadId ?? null,
        experimentId: one.experimentId ?? null,
        content: one.content,
        createdAt: one.at ?? now,
      }))
      await inParts(rows, (part) => tx.insert(messages).values(part))
      await saveAllMentions(tx, rows)
      return rows.map((row) => row.id)
    })
  },

  async reactions(
    made: readonly { messageId: string; author: { id: string }; reactor: { id: string }; emoji: string; at: Date }[],
  ): Promise<void> {
    const rows = made.map(({ messageId, author, reactor, emoji, at }) => ({
      messageId,
      authorId: author.id,
      reactorId: reactor.id,
      emoji,
      createdAt: at,
    }))
    await inParts(rows, (part) => house.database.db.insert(reactions).values(part))
  },

  /** What somebody and the assistant said to each other, oldest first. */
  async assistantTalk(person: { id: string }, said: readonly { content: string; isUser: boolean; at: Date }[]) {
    const own = { profileId: person.id, sessionId: person.id }
    await house.database.db
      .insert(assistantMessages)
      .values(said.map(({ at, ...message }) => ({ id: newId(), ...own, ...message, createdAt: at })))
  },

  /** What stands in inboxes since some time, without anything happening now. */
  async notifications(
    made: readonly {
      person: { id: string }
      type: 'mention' | 'reply' | 'external_message'
      title: string
      data: Record<string, string>
      at: Date
      read: boolean
    }[],
  ): Promise<void> {
    const rows = made.map(({ person, type, title, data, at, read }) => ({
      id: newId(),
      userId: person.id,
      factId: newId(),
      type,
      title,
      data,
      read,
      readAt: read ? at : null,
      createdAt: at,
    }))
    await inParts(rows, (part) => house.database.db.insert(notifications).values(part))
  },
})

/** Writes down whom these messages name, as `saveMentions` does for one, with a query for all names together. */
async function saveAllMentions(tx: Tx, rows: readonly { id: string; content: string }[]): Promise<void> {
  const naming = rows.flatMap(({ id, content }) =>
    content.includes('@') ? mentionsIn(content, false).usernames.map((name) => ({ messageId: id, name })) : [],
  )
  if (naming.length === 0) return
  const found = await tx
    .select({ personId: profiles.id, name: profiles.username })
    .from(profiles)
    .where(and(inArray(profiles.username, [...new Set(naming.map(({ name }) => name))]), isNull(profiles.hiddenAt)))
  const people = new Map(found.map(({ personId, name }) => [name.toLowerCase(), personId]))
  const mentions = naming.flatMap(({ messageId, name }) => {
    const personId = people.get(name)
    return personId ? [{ messageId, personId }] : []
  })
  await inParts(mentions, (part) => tx.insert(messageMentions).values(part))
}
