import type { NotificationPage } from '@bewezen/domain/inbox/contract.ts'
import type { Query } from '@tanstack/react-query'
import { api } from '../../base/api/api.ts'
import { lastWish } from '../../base/api/lastWish.ts'
import { queries } from '../../base/api/queries.ts'
import { isLost } from '../../base/api/refusal.ts'
import { patchChannel, takeChanged, takeChannelRead } from '../../base/live/communityNews.ts'
import { patchInbox, takeInboxNews } from '../../base/live/inboxNews.ts'
import {
  type ChannelMessages,
  type CommunityList,
  channelKey,
  patchMessage,
  withChannelRead,
  withReadUpTo,
} from '../../base/live/patches/community.ts'
import { withMessage, withOneRead, withReadUntil } from '../../base/live/patches/inbox.ts'
import { type Box, openBox } from '../../base/offline/box.ts'
import { keepWishesBy, type Wish } from '../../base/offline/wish.ts'
import { followReactions } from '../chat/wantReaction.ts'
import { withReaction } from '../chat/withReaction.ts'
import { line } from './line.ts'

type Kept = { key: string; personId: string; wish: Wish }

let box: Box = openBox()
let kept = new Map<string, Kept>()
let personId = ''
let stop = () => {}

/** Begins for a person with what waits since an earlier page; what is of somebody else is removed. */
export async function beginWishes(person: string, from: Box = box): Promise<void> {
  ;[box, personId, kept] = [from, person, new Map()]
  for (const one of await box.all<Kept>('wishes'))
    if (one.personId === person) kept.set(one.key, one)
    else await box.remove('wishes', one.key)
  keepWishesBy(keepHere)
  followReactions((id, emoji, on) => {
    const older = kept.get(keyOf({ kind: 'react', messageId: id, emoji }))
    // What is wanted now must not be undone by what was wanted before.
    if (older) void keepHere({ ...older.wish, on } as Wish)
  })
  const cache = queries().getQueryCache()
  for (const query of cache.getAll()) showIn(query)
  stop()
  stop = cache.subscribe((event) => {
    // An answer that was just read knows nothing of what waits; what we changed in it ourselves does.
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (isAnswer) queueMicrotask(() => showIn(event.query))
  })
}

/** Keeps a wish until the line is back, in place of an earlier one for the same thing. */
async function keepHere(wish: Wish): Promise<void> {
  const key = keyOf(wish)
  const one: Kept = { key, personId, wish: furthest(wish, kept.get(key)?.wish) }
  kept.set(key, one)
  await box.put('wishes', one)
  // The line may be back already, and nobody would tell.
  line.found('lost')
}

/** Tells the server what was wanted; answers whether the line was lost on the way. */
export async function sendWishes(): Promise<boolean> {
  for (const one of await box.all<Kept>('wishes')) {
    if (one.personId !== personId) continue
    try {
      await tell(one.wish)
    } catch (error) {
      if (isLost(error)) return true
      renew(one.wish)
    }
    if (kept.get(one.key)?.wish !== undefined && isSame(kept.get(one.key)?.wish, one.wish)) kept.delete(one.key)
    await box.change<Kept>('wishes', one.key, (now) => (isSame(now.wish, one.wish) ? null : now))
  }
  // Somebody may have wanted something else while the first was being told.
  return kept.size > 0 && (await box.all('wishes')).length > 0 ? sendWishes() : false
}

async function tell(wish: Wish): Promise<void> {
  if (wish.kind === 'react') {
    const { messageId, channelId, emoji, on } = wish
    const call = (on: boolean) => api.community.react.call({ messageId, emoji, on })
    const stored = await lastWish(`react ${messageId} ${emoji}`, on, call)
    if (!stored) return
    patchChannel(channelId, (channel) => patchMessage(channel, messageId, () => ({ reactions: stored.reactions })))
    patchInbox((list) => withMessage(list, messageId, () => ({ reactions: stored.reactions })))
  } else if (wish.kind === 'channelRead') {
    const { readSeq } = await api.community.markRead.call({ channelId: wish.channelId, seq: wish.seq })
    takeChannelRead(wish.channelId, readSeq)
  } else {
    if (wish.kind === 'noticeRead') await api.inbox.markRead.call({ id: wish.id })
    else await api.inbox.markAllRead.call({ until: wish.until })
    takeInboxNews({ counted: true })
  }
}

/** Shows again what is stored, when the server does not take a wish. */
function renew(wish: Wish): void {
  if (wish.kind === 'react') takeChanged(wish)
  else if (wish.kind === 'channelRead') {
    void queries().invalidateQueries({ queryKey: api.community.list.key() })
    void queries().invalidateQueries({ queryKey: channelKey(wish.channelId) })
  } else void queries().invalidateQueries({ queryKey: api.inbox.key() })
}

/** Shows in an answer what is wanted and not stored yet. */
function showIn({ queryKey, queryHash, state }: Query): void {
  if (state.data === undefined || kept.size === 0) return
  const wishes = [...kept.values()].map(({ wish }) => wish)
  const patch = <Value>(change: (value: Value, wish: Wish) => Value) =>
    queries().setQueryData<Value>(queryKey, (value) => value && wishes.reduce(change, value), {
      updatedAt: state.dataUpdatedAt,
    })
  const [room, channelId] = queryKey
  if (room === channelKey('')[0]) patch<ChannelMessages>((channel, wish) => inChannel(channel, wish, channelId))
  else if (queryHash.startsWith('[["community","list"]')) patch<CommunityList>(inList)
  else if (queryHash.startsWith('[["inbox","list"]'))
    patch<NotificationPage>((list, wish) => withFewer(inInbox(list, wish), wish))
  else if (queryHash.startsWith('[["inbox","unread"]')) patch<{ unread: number }>(withFewer)
}

function inChannel(channel: ChannelMessages, wish: Wish, channelId: unknown): ChannelMessages {
  if (wish.kind === 'channelRead') return wish.channelId === channelId ? withReadUpTo(channel, wish.seq) : channel
  if (wish.kind !== 'react') return channel
  const change = ({ reactions }: Pick<ChannelMessages['messages'][number], 'reactions'>) => ({
    reactions: withReaction(reactions, wish.emoji, wish.on),
  })
  return patchMessage(channel, wish.messageId, change)
}

const inList = (list: CommunityList, wish: Wish): CommunityList =>
  wish.kind === 'channelRead' ? withChannelRead(list, wish.channelId, wish.seq) : list

function inInbox(list: NotificationPage, wish: Wish): NotificationPage {
  if (wish.kind === 'noticeRead') return withOneRead(list, wish.id)
  return wish.kind === 'allRead' ? withReadUntil(list, wish.until) : list
}

/** The count that the server gave, without what it does not know to be read. */
function withFewer<Value extends { unread: number }>(value: Value, { kind }: Wish): Value {
  if (kind === 'allRead') return { ...value, unread: 0 }
  return kind === 'noticeRead' ? { ...value, unread: Math.max(0, value.unread - 1) } : value
}

/** Of two places read the furthest counts, of two moments the latest; of anything else the last. */
function furthest(wish: Wish, before: Wish | undefined): Wish {
  if (wish.kind === 'channelRead' && before?.kind === 'channelRead' && before.seq > wish.seq) return before
  if (wish.kind === 'allRead' && before?.kind === 'allRead' && before.until > wish.until) return before
  return wish
}

function keyOf(wish: Wish | { kind: 'react'; messageId: string; emoji: string }): string {
  const about = { react: 'messageId', channelRead: 'channelId', noticeRead: 'id', allRead: 'kind' } as const
  const emoji = wish.kind === 'react' ? wish.emoji : ''
  return [personId, wish.kind, (wish as Record<string, unknown>)[about[wish.kind]], emoji].join(' ')
}

const isSame = (one: Wish | undefined, other: Wish) => JSON.stringify(one) === JSON.stringify(other)
