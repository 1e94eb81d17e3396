import type { Role } from '@bewezen/domain/access/roles.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import { pairOf } from '@bewezen/domain/community/direct.ts'
import { directSlug } from '@bewezen/domain/community/slugs.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import {
  channelPins,
  channelReads,
  channels,
  communities,
  communityMembers,
  conversations,
} from '../community/tables.ts'
import { inParts } from './inParts.ts'

export type GivenCommunity = { id: string; slug: string; name: string }
export type GivenChannel = { id: string; slug: string; name: string; communityId: string }

/** The words of the vocabulary for communities, channels and private conversations, who is in them and how far they read. */
export const givenPlaces = (house: House, number: () => number) => ({
  /** A community; empty `allowedRoles` means everyone who passes the gate. */
  async community(
    wish: {
      name?: string
      slug?: string
      description?: string
      allowedRoles?: Role[]
      orderIndex?: number
      isStart?: boolean
    } = {},
  ): Promise<GivenCommunity> {
    const name = wish.name ?? `Community ${number()}`
    const row = { id: newId(), name, slug: wish.slug ?? asSlug(name) }
    await house.transaction((tx, now) =>
      tx.insert(communities).values({
        ...row,
        description: wish.description ?? null,
        allowedRoles: wish.allowedRoles ?? [],
        isStart: wish.isStart ?? false,
        orderIndex: wish.orderIndex ?? number(),
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
    const name = wish.name ?? `Kanaal ${number()}`
    const row = { id: newId(), name, slug: wish.slug ?? asSlug(name), communityId }
    await house.database.db.insert(channels).values({
      ...row,
      description: wish.description ?? null,
      postRoles: wish.postRoles ?? [],
      isArchived: wish.isArchived ?? false,
      orderIndex: wish.orderIndex ?? number(),
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

  /** Many are in a community since they came, all at once. */
  async members(community: { id: string }, people: readonly { person: { id: string }; at: Date }[]): Promise<void> {
    const rows = people.map(({ person, at }) => ({ communityId: community.id, personId: person.id, joinedAt: at }))
    await inParts(rows, (part) => house.database.db.insert(communityMembers).values(part).onConflictDoNothing())
  },

  /** Many have read channels up to a place, all at once. */
  async haveRead(made: readonly { person: { id: string }; channel: { id: string }; readSeq: number; at: Date }[]) {
    const rows = made.map(({ person, channel, readSeq, at }) => ({
      channelId: channel.id,
      personId: person.id,
      readSeq,
      lastReadAt: at,
    }))
    await inParts(rows, (part) => house.database.db.insert(channelReads).values(part).onConflictDoNothing())
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

  /** Channels that somebody pinned, in this order. */
  async pins(person: { id: string }, pinned: readonly { id: string }[]): Promise<void> {
    if (pinned.length === 0) return
    await house.transaction((tx, now) =>
      tx
        .insert(channelPins)
        .values(pinned.map(({ id }, at) => ({ channelId: id, personId: person.id, place: at + 1, pinnedAt: now }))),
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
})
