import { isStudent } from '../access/roles.ts'
import type { BatchMention } from './mentions.ts'

/** So many unread messages, and there is a way to see the most noticed ones at once (COM-CHAT-41). */
export const missedFrom = 10
/** So many are shown. */
export const mostMissed = 7
/** So many of the newest unread messages are looked at, however many there are. */
export const missedAtMost = 500

/** What became of one unread message of somebody else; people are counted once, and never its author. */
export type Noticed = {
  id: string
  seq: number
  reactors: number
  repliers: number
  /** The viewer is named in it, alone or with a group. */
  namesViewer: boolean
}

/** Answering takes more than an emoji. */
const replyWeighs = 2

const scoreOf = ({ reactors, repliers }: Noticed): number => reactors + replyWeighs * repliers

/**
 * What somebody should see first of what they missed: what names them, then what most people answered or reacted to, the
 * newest first of equals. What nobody noticed is left out: that is read in its place (COM-CHAT-40).
 */
export const mostNoticed = <Message extends Noticed>(messages: readonly Message[]): Message[] =>
  messages
    .filter((one) => one.namesViewer || scoreOf(one) > 0)
    .sort((a, b) => Number(b.namesViewer) - Number(a.namesViewer) || scoreOf(b) - scoreOf(a) || b.seq - a.seq)
    .slice(0, mostMissed)

/** The groups that call somebody who reads a channel. */
export const groupsOf = (role: string | null): BatchMention[] =>
  isStudent(role) ? ['students', 'channel_members'] : ['channel_members']

/** Whether so much is new from a place on that 'Wat heb ik gemist' is offered. */
const isMuch = (newFrom: number | null, lastSeq: number): boolean =>
  newFrom !== null && lastSeq - newFrom + 1 >= missedFrom

/**
 * Whether 'Wat heb ik gemist' stands above a conversation where the new begins at a place: it comes at the opening of the
 * channel, or while nobody looks, so that nothing moves under who reads, and goes with 'Nieuw' (COM-CHAT-41).
 */
export const offersMissed = (
  isOffered: boolean,
  { newFrom, lastSeq, isWatching }: { newFrom: number | null; lastSeq: number; isWatching: boolean },
): boolean => newFrom !== null && (isOffered || (!isWatching && isMuch(newFrom, lastSeq)))
