import { nobodyId } from '@bewezen/domain/access/nobody.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { type Answer, afterAnswer, inOrder, mayGo, unsentState } from '@bewezen/domain/community/outbox.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { queries } from '../../base/api/queries.ts'
import { type Box, openBox } from '../../base/offline/box.ts'
import { line } from '../../base/offline/line.ts'
import type { WishKinds } from '../../base/offline/wish.ts'
import { beginWishes, sendWishes } from '../../base/offline/wishes.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import type { PickedPicture } from '../../talk/index.ts'
import { patchChannel, takeMessage } from '../channelCache.ts'
import { type ChannelMessages, channelKey, withUnsent } from '../patches.ts'
import { deliver, failedAs, whyNot } from './deliver.ts'
import { forgetPicture, type Letter, letterOf, shownLetter } from './letter.ts'
import { hearTabs, tellTabs } from './tabs.ts'

let box: Box = openBox()
/** What waits, as this tab knows it; the box is what holds. */
let letters: readonly Letter[] = []
let personId: string | null = null
let stop = () => {}
const listeners = new Set<() => void>()

/** For tests: a page that begins anew, with a box that another page may have filled. */
export function beginWith(other: Box): void {
  box = other
  personId = null
  put([])
  line.found('good')
}

/** Begins for a person: what waits since an earlier page is shown and sent, and what is of somebody else is removed. */
export async function beginOutbox(person: string, kinds: WishKinds): Promise<void> {
  // The bar of a page may come and go; what an admin left unsent stays while they view the site as another (ADM-MORE-52).
  if (personId === person || person === nobodyId) return
  personId = person
  const all = await box.all<Letter>('messages')
  // Nobody signs in before who was here has signed out or was signed out (SH-UI-13).
  const foreign = all.filter((one) => one.personId !== person)
  await Promise.all(foreign.map(({ order }) => box.remove('messages', order ?? 0)))
  if (navigator.onLine === false) line.found('lost')
  await reread()
  await beginWishes(person, kinds, box)
  hearTabs((said) => {
    if (said.stored) settle(said.stored)
    else void reread()
  })
  stop()
  const cache = queries().getQueryCache()
  stop = cache.subscribe(({ type, query }) => {
    const [room, channelId] = query.queryKey
    // A channel that was just read does not know what waits for it.
    if (type === 'updated' && room === channelKey('')[0]) queueMicrotask(() => show(String(channelId)))
  })
  line.onBack(() => void sendWaiting())
  await sendWaiting()
}

/** All that waits or was refused, in the order in which it was written. */
export const unsent = (): readonly Letter[] => letters
export function onUnsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What became of a message for now: it is stored, it waits for the line, or the server refuses it. */
export type Sent = 'stored' | 'waiting' | { refused: string }

/** Sends a message, which is on screen at once, and kept until it is stored (COM-CHAT-09, COM-CHAT-50, IN-REPLY-16). */
export async function send(message: Message, picture: PickedPicture | null, noticeId?: string): Promise<Sent> {
  const letter = letterOf(message, picture, noticeId)
  put([...letters.filter(({ id }) => id !== letter.id), letter])
  const { order: _, ...kept } = letter
  const order = Number(await box.put('messages', kept))
  put(letters.map((one) => (one.id === letter.id ? { ...one, order } : one)))
  tellTabs({})
  await sendWaiting()
  return sentOf(letter.id)
}

/** Tries again to send a message, under the same id and in its old place. */
export async function resend(id: string): Promise<Sent> {
  await mark(id, null)
  await sendWaiting()
  return sentOf(id)
}

/** So long what was thrown away can be taken back. */
const takeBackMs = 8_000

/** Gives up a message that was not sent; for some seconds it can be taken back, into its old place (COM-CHAT-55). */
export async function discard(id: string): Promise<void> {
  const letter = letters.find((one) => one.id === id)
  const order = letter?.order
  drop(id)
  if (typeof order === 'number') await box.remove('messages', order)
  tellTabs({})
  if (!letter) return
  const undo = { label: chatWords.undo, onPress: () => void takeBack(letter), lasts: takeBackMs }
  tellSuccess(chatWords.discarded, undefined, undo)
}

/** Keeps again what was thrown away, as long as the same person is here. */
async function takeBack(letter: Letter): Promise<void> {
  if (personId !== null && letter.personId !== personId) return
  await box.put('messages', letter)
  tellTabs({})
  await sendWaiting()
}

/** Sends what waits, channel by channel in order; one tab at a time does so, for all of them. */
export async function sendWaiting(): Promise<void> {
  const work = async () => {
    await reread()
    // A wish may be about a message that waited.
    if (!(await sendAll()) && (await sendWishes())) line.found('lost')
  }
  await (globalThis.navigator?.locks ? navigator.locks.request('bewezen-outbox', work) : work())
}

/** Answers whether the line was lost on the way. */
async function sendAll(): Promise<boolean> {
  const underWay = new Map<string, Promise<void>>()
  const told = new Set<string>()
  let isLost = false
  for (;;) {
    if (!isLost)
      for (const letter of mayGo(letters, new Set(underWay.keys()))) {
        const attempted = attempt(letter, told).then((answer) => {
          isLost ||= answer === 'lost'
          underWay.delete(letter.channelId)
        })
        underWay.set(letter.channelId, attempted)
      }
    if (underWay.size === 0) return isLost
    await Promise.race(underWay.values())
  }
}

async function attempt(letter: Letter, told: Set<string>): Promise<Answer> {
  try {
    const stored = await deliver(letter)
    line.found('good')
    await box.remove('messages', letter.order ?? 0)
    settle(stored)
    tellTabs({ stored })
    return 'stored'
  } catch (error) {
    const answer = failedAs(error)
    line.found(answer === 'lost' ? 'lost' : 'good')
    showAll()
    if (answer === 'lost') return answer
    await mark(letter.id, answer.refused)
    // Ten that are refused for one reason are told once.
    const { title, text } = whyNot(answer.refused, letter)
    if (!told.has(answer.refused)) tellError(title, text)
    told.add(answer.refused)
    return answer
  }
}

/** Marks a message as refused, or as waiting again. */
async function mark(id: string, refused: string | null): Promise<void> {
  const order = letters.find((one) => one.id === id)?.order
  put(letters.map((one) => (one.id === id ? { ...one, refused } : one)))
  if (typeof order === 'number') await box.change<Letter>('messages', order, (one) => ({ ...one, refused }))
  tellTabs({})
}

/** A message is stored, by this tab or another one: it takes its place before it leaves those that wait. */
function settle(stored: Message): void {
  takeMessage(stored)
  drop(stored.id)
}

function drop(id: string): void {
  put(afterAnswer(letters, id, 'stored'))
  forgetPicture(id)
}

/** What is kept now, with what this tab is just about to keep. */
async function reread(): Promise<void> {
  const kept = (await box.all<Letter>('messages')).filter((one) => personId === null || one.personId === personId)
  const ids = new Set(kept.map(({ id }) => id))
  put([...kept, ...letters.filter(({ id, order }) => order === null && !ids.has(id))])
}

function put(next: readonly Letter[]): void {
  const channels = new Set([...letters, ...next].map(({ channelId }) => channelId))
  letters = inOrder(next)
  for (const channelId of channels) show(channelId)
  for (const listener of listeners) listener()
}

const showAll = () => put(letters)

/** Shows in a channel what waits for it, and nothing that no longer does. */
function show(channelId: string): void {
  const known = queries().getQueryData<ChannelMessages>(channelKey(channelId))
  if (!known) return
  const now = () =>
    letters.filter((one) => one.channelId === channelId).map((one) => shownLetter(one, unsentState(one, line.now())))
  // Showing what is shown already would tell of a change where there is none, without end.
  if (drawn(known) !== drawn(withUnsent(known, now()))) patchChannel(channelId, (channel) => withUnsent(channel, now()))
}

const drawn = ({ messages }: ChannelMessages) =>
  messages.flatMap(({ id, state }) => (state ? [`${id} ${state}`] : [])).join()

function sentOf(id: string): Sent {
  const left = letters.find((one) => one.id === id)
  if (!left) return 'stored'
  return left.refused === null ? 'waiting' : { refused: left.refused }
}
