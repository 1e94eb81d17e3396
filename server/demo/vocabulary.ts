import type { Role } from '@bewezen/domain/access/roles.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import { pairOf } from '@bewezen/domain/community/direct.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import { directSlug } from '@bewezen/domain/community/slugs.ts'
import { eq, sql } from 'drizzle-orm'
import { savePerson } from '../account/index.ts'
import { assistantMessages } from '../assistant/tables.ts'
import type { House } from '../base/house.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { saveMentions } from '../community/mentions.ts'
import {
  channelReads,
  channels,
  communities,
  communityMembers,
  conversations,
  messages,
  reactions,
} from '../community/tables.ts'
import { notifications } from '../inbox/tables.ts'
import { entitlements } from '../membership/tables.ts'
import { grantPoints } from '../profile/index.ts'
import { awards, awardsEarned, profiles } from '../profile/tables.ts'

import { givenBlogs } from './givenBlogs.ts'
import { givenDaily } from './givenDaily.ts'
import { givenEvents } from './givenEvents.ts'
import { givenExperiments } from './givenExperiments.ts'
import { givenFeed } from './givenFeed.ts'
import { givenHealth } from './givenHealth.ts'
import { givenLearning } from './givenLearning.ts'
import { givenShop } from './givenShop.ts'

export type GivenPerson = {
  id: string
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
}
export type GivenCommunity = { id: string; slug: string; name: string }
export type GivenChannel = { id: string; slug: string; name: string; communityId: string }

type PersonWish = {
  firstName?: string
  lastName?: string
  username?: string
  email?: string
  role?: Role
  /** Has paid, or was given, access until this moment; `true` is without end. */
  entitled?: boolean | Date
  tester?: boolean
  top5?: boolean
  city?: string
  profession?: string
  bio?: string
  interests?: string[]
  /** The emoji for nutrition, sport and interest. */
  icons?: readonly [string | null, string | null, string | null]
  /** 1 to 5: the level of the university that was reached. */
  level?: number
  confirmed?: boolean
  points?: number
  /** How many days ago the account was made. */
  joinedDaysAgo?: number
  passwordHash?: string
}

/**
 * The words in which the demo community and the tests say what exists: people, communities, channels, messages.
 * Everything enters by the same rows that the operations write.
 */
export function vocabulary(house: House) {
  let made = 0

  return {
    ...givenHealth(house),
    ...givenDaily(house),
    ...givenShop(house),
    ...givenBlogs(house),
    ...givenLearning(house),
    ...givenEvents(house),
    ...givenFeed(house),
    ...givenExperiments(house),

    /** A person with a confirmed address, by default a student with access. */
    async person(wish: PersonWish = {}): Promise<GivenPerson> {
      const number = ++made
      const firstName = wish.firstName ?? `Lid${String.fromCharCode(64 + (number % 26 || 26))}`
      const lastName = wish.lastName ?? 'Voorbeeld'
      const username = wish.username ?? `${firstName.toLowerCase().replace(/[^a-z0-9]/g, '')}_${number}`
      const email = wish.email ?? `${username}@bewezen.example`
      const role = wish.role ?? 'student'
      const id = await house.transaction(async (tx, now) => {
        const passwordHash = wish.passwordHash ?? 'no-password'
        const personId = await savePerson(
          house,
          tx,
          { firstName, lastName, username, email, passwordHash },
          { confirmed: wish.confirmed ?? true, role: 'no_subscription', now },
        )
        await tx
          .update(profiles)
          .set({
            role,
            top5: wish.top5 ?? false,
            city: wish.city ?? null,
            profession: wish.profession ?? null,
            bio: wish.bio ?? null,
            interests: wish.interests ?? [],
            nutritionIcon: wish.icons?.[0] ?? null,
            sportIcon: wish.icons?.[1] ?? null,
            interestIcon: wish.icons?.[2] ?? null,
            levelId: wish.level ? sql`(select id from levels where order_index = ${wish.level})` : null,
            ...(wish.joinedDaysAgo ? { createdAt: new Date(now.getTime() - wish.joinedDaysAgo * 86_400_000) } : {}),
          })
          .where(eq(profiles.id, personId))
        if (wish.points)
          await grantPoints(tx, { personId, amount: wish.points, reason: 'given', source: 'before' }, now)
        const entitled = wish.entitled ?? role.startsWith('student')
        if (entitled)
          await tx.insert(entitlements).values({
            id: newId(),
            userId: personId,
            productTier: 'student',
            validUntil: entitled === true ? null : entitled,
            createdAt: now,
          })
        if (wish.tester)
          await tx.insert(awardsEarned).values({ profileId: personId, awardId: testerAwardId, earnedAt: now })
        return personId
      })
      return { id, firstName, lastName, username, email, role }
    },

    /** An award that people earned; one by this name that exists already is earned again. */
    async award(
      award: { name: string; description?: string; imageUrl?: string },
      earned: readonly { person: { id: string }; at: Date }[] = [],
    ): Promise<void> {
      const { db } = house.database
      const row = { id: newId(), name: award.name, description: award.description, imageUrl: award.imageUrl }
      await db.insert(awards).values(row).onConflictDoNothing()
      const [{ id: awardId } = row] = await db.select({ id: awards.id }).from(awards).where(eq(awards.name, award.name))
      if (earned.length > 0)
        await db
          .insert(awardsEarned)
          .values(earned.map(({ person, at }) => ({ profileId: person.id, awardId, earnedAt: at })))
          .onConflictDoNothing()
    },

    /** A community; empty `allowedRoles` means everyone who passes the gate. */
    async community(
      wish: { name?: string; slug?: string; description?: string; allowedRoles?: Role[]; orderIndex?: number } = {},
    ): Promise<GivenCommunity> {
      const name = wish.name ?? `Community ${++made}`
      const row = { id: newId(), name, slug: wish.slug ?? asSlug(name) }
      await house.transaction((tx, now) =>
        tx.insert(communities).values({
          ...row,
          description: wish.description ?? null,
          allowedRoles: wish.allowedRoles ?? [],
          orderIndex: wish.orderIndex ?? ++made,
          createdAt: now,
        }),
      )
      return row
    },

    async channel(
      wish: {
        community?: GivenCommunity
        name?: string
        slug?: string
        description?: string
        postRoles?: Role[]
        isArchived?: boolean
        orderIndex?: number
      } = {},
    ): Promise<GivenChannel> {
      const { id: communityId } = wish.community ?? (await this.community())
      const name = wish.name ?? `Kanaal ${++made}`
      const row = { id: newId(), name, slug: wish.slug ?? asSlug(name), communityId }
      await house.database.db.insert(channels).values({
        ...row,
        description: wish.description ?? null,
        postRoles: wish.postRoles ?? [],
        isArchived: wish.isArchived ?? false,
        orderIndex: wish.orderIndex ?? ++made,
      })
      return row
    },

    /** The private conversation of two people, without a word in it yet. */
    async conversation(one: { id: string }, other: { id: string }): Promise<{ id: string }> {
      const pair = pairOf(one.id, other.id)
      if (!pair) throw new Error('A conversation is of two.')
      const id = newId()
      await house.transaction(async (tx, now) => {
        await tx.insert(channels).values({ id, slug: directSlug, name: '' })
        await tx.insert(conversations).values({ id, ...pair, startedBy: one.id, createdAt: now })
      })
      return { id }
    },

    async member(person: { id: string }, community: { id: string }): Promise<void> {
      await house.transaction((tx, now) =>
        tx
          .insert(communityMembers)
          .values({ communityId: community.id, personId: person.id, joinedAt: now })
          .onConflictDoNothing(),
      )
    },

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
        for (let from = 0; from < rows.length; from += 500)
          await tx.insert(messages).values(rows.slice(from, from + 500))
        for (const { id, content } of rows)
          if (content.includes('@')) await saveMentions(tx, id, mentionsIn(content, false))
        return rows.map((row) => row.id)
      })
    },

    async reactions(
      made: readonly { messageId: string; author: { id: string }; reactor: { id: string }; emoji: string; at: Date }[],
    ): Promise<void> {
      if (made.length === 0) return
      await house.database.db.insert(reactions).values(
        made.map(({ messageId, author, reactor, emoji, at }) => ({
          messageId,
          authorId: author.id,
          reactorId: reactor.id,
          emoji,
          createdAt: at,
        })),
      )
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
        type: 'mention' | 'reply'
        title: string
        data: Record<string, string>
        at: Date
        read: boolean
      }[],
    ): Promise<void> {
      if (made.length === 0) return
      await house.database.db.insert(notifications).values(
        made.map(({ person, type, title, data, at, read }) => ({
          id: newId(),
          userId: person.id,
          factId: newId(),
          type,
          title,
          data,
          read,
          readAt: read ? at : null,
          createdAt: at,
        })),
      )
    },

    /** Somebody has read a channel up to a place. */
    async hasRead(person: { id: string }, channel: { id: string }, readSeq: number): Promise<void> {
      await house.transaction((tx, now) =>
        tx
          .insert(channelReads)
          .values({ channelId: channel.id, personId: person.id, readSeq, lastReadAt: now })
          .onConflictDoNothing(),
      )
    },

    /** Somebody has read every channel, but for the last few messages of each. */
    async readAllBut(person: { id: string }, unread: number): Promise<void> {
      await house.transaction((tx, now) =>
        tx.execute(
          sql`insert into channel_reads (channel_id, user_id, read_seq, last_read_at)
            select id, ${person.id}, greatest(last_seq - ${unread}, 0), ${now} from channels_text where last_seq > 0
            on conflict do nothing`,
        ),
      )
    },
  }
}
