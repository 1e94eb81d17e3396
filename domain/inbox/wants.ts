import type { NotificationType } from './notification.ts'

/** How much somebody wants to hear of a type of notification, or of a channel. */
export const wants = ['all', 'mentions', 'nothing'] as const
export type Wants = (typeof wants)[number]

/** One choice: about a type (the subject is its name) or about a channel (the subject is its id). */
export type Choice = { about: 'type' | 'channel'; subject: string; wants: Wants }

/**
 * The types that can be chosen, in the order in which they are shown. The choice about `message` is the one for every
 * channel without its own. `account` is missing: what happens to somebody's own account is always told.
 */
export const chosenTypes = [
  'mention',
  'reply',
  'message',
  'private_message',
  'inbox_message',
  'external_message',
  'event',
  'event_letter',
  'learning',
  'experiment',
] as const satisfies readonly NotificationType[]
export type ChosenType = (typeof chosenTypes)[number]

/** What of a channel is told to whoever never chose: what concerns them, and not every message (COM-CHAT-12). */
export const usualInChannels: Wants = 'mentions'

/** Which answers a choice has: a channel and `message` all three, another type on or off, anything else none. */
export function wantsFor({ about, subject }: Pick<Choice, 'about' | 'subject'>): readonly Wants[] {
  if (about === 'channel' || subject === 'message') return wants
  return chosenTypes.some((type) => type === subject) ? ['all', 'nothing'] : []
}

/** What somebody wants of a channel: their choice about it, else the one about every channel, else the usual. */
export const wantsOfChannel = (choices: readonly Choice[], channelId: string): Wants =>
  wantsOf(choices, 'channel', channelId) ?? wantsOf(choices, 'type', 'message') ?? usualInChannels

/**
 * Whether somebody wants a notification in their inbox at all. What comes from a channel asks the channel too: nothing
 * of a muted one, a mention or an answer of any other, every message only of one that is followed.
 */
export function isWanted(told: { type: string; channelId: string | null }, choices: readonly Choice[]): boolean {
  const { type, channelId } = told
  if (type === 'account') return true
  if (type !== 'message' && wantsOf(choices, 'type', type) === 'nothing') return false
  if (channelId === null || !fromChannels.includes(type)) return true
  const ofChannel = wantsOfChannel(choices, channelId)
  return type === 'message' ? ofChannel === 'all' : ofChannel !== 'nothing'
}

const fromChannels: readonly string[] = ['mention', 'reply', 'message'] satisfies NotificationType[]

/** The stored answer to one choice, or null when it was never made. */
export const wantsOf = (choices: readonly Choice[], about: Choice['about'], subject: string): Wants | null =>
  choices.find((one) => one.about === about && one.subject === subject)?.wants ?? null
