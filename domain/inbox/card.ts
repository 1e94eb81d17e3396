import { displayName, type Named } from '../profile/person.ts'
import { asNotificationType } from './notification.ts'
import { cardWords, kindWords, livestreamKind, notificationTitles, placeWords, sourceLabels } from './words.ts'

/** What the rules of the inbox need to know of a notification; the contract's one fits. */
export type InboxItem = {
  id: string
  type: string
  title: string
  read: boolean
  createdAt: string
  sender: Named | null
  channel: { name: string; communityId: string | null; communityName: string | null } | null
  /** The message it is about as it stands today; null when it was deleted or there is none. */
  message: { content: string } | null
  data: { communityId: string | null; authorId?: string | null }
  /** The notification's own text, for those without a message of the community. */
  text?: string | null
  /** For messages from outside: where from, and who (IN-CARD-22). */
  sourceType?: string | null
  participantHandle?: string | null
}

/** The place label of a card: '{community} / {kanaal}', 'Privébericht', '{bron}: {handle}', else 'Community' (IN-CARD-07). */
export function placeLabel({ type, channel, sourceType, participantHandle }: InboxItem): string {
  if (type === 'external_message') {
    const source =
      (sourceType && Object.hasOwn(sourceLabels, sourceType) && sourceLabels[sourceType]) || placeWords.external
    return participantHandle ? `${source}: ${participantHandle}` : source
  }
  if (channel?.communityName) return `${channel.communityName} / ${channel.name}`
  return type === 'private_message' ? placeWords.private : placeWords.elsewhere
}

/**
 * Whether a notification comes from those who run the site and not from a place where people talk: one about one's account
 * without an author, or a message of an admin. It takes no answer, whatever channel it names (COM-MOD-09, COM-CHAT-29).
 */
export const isFromUs = ({ type, authorId }: { type: string; authorId?: string | null }): boolean =>
  type === 'inbox_message' || isAnonymousAccount(type, authorId)

/** Whether it tells of a decision about a message: that 'Beheer' answers for, in a conversation (COM-MOD-09, COM-MOD-10). */
export const isOfDecision = ({
  type,
  authorId,
  channelId,
}: {
  type: string
  authorId: string | null
  channelId: string | null
}) => isAnonymousAccount(type, authorId) && channelId !== null

/** Types of what the site itself tells when nobody is named as its author. */
const toldByUs = /^(account|private_message|event|event_letter|learning|experiment)$/

const isAnonymousAccount = (type: string, authorId: string | null | undefined) =>
  type === 'account' && authorId === null

/**
 * The name on a card: the handle of somebody outside, else the sender's, else 'Verwijderde gebruiker'; what the site
 * itself tells of one's account, an event, a livestream or one's lessons is from 'Beheer', as is a private message without an
 * author (IN-CARD-20, IN-CARD-22, IN-CARD-24, COM-MOD-06, COM-MOD-12).
 */
export function senderName({ type, sender, participantHandle, data }: InboxItem): string {
  if (type === 'external_message' && participantHandle) return participantHandle
  const isOurs = toldByUs.test(type) && data.authorId === null
  return !sender && isOurs ? placeWords.us : displayName(sender)
}

/** Whether it leads to a livestream: news of those comes as news of events does (IN-CARD-24). */
export const isOfLivestream = (path: string | null): boolean => path?.startsWith('/livestream') === true

/** What a notification is, in a word; one of an unknown type is called by its title (SH-NOTIF-29). */
export function kindOf({
  type,
  title,
  data,
}: Pick<InboxItem, 'type' | 'title'> & { data: { eventPath: string | null } }) {
  if (isOfLivestream(data.eventPath)) return livestreamKind
  const known = asNotificationType(type)
  return known ? kindWords[known] : title
}

/**
 * What a notification is and where, in one line: 'Vermelding in Rood licht'. A private conversation is called by the person
 * and not by a name of its own (IN-CARD-23). `kind` is what the notification is, in a word.
 */
export function aboutLine(item: InboxItem, kind: string): string {
  if (item.type === 'private_message') return notificationTitles.private_message(senderName(item))
  if (!item.channel) return kind
  return `${kind} ${cardWords.in} ${item.channel.communityName ? item.channel.name : placeWords.conversation}`
}

/** The text on a card: the message as it stands today, else the notification's own (IN-CARD-21). */
export const shownText = ({ message, text }: InboxItem): string => message?.content ?? text ?? ''

/** The subject that an admin gave a message; null for what has none, whose title only says what kind it is (COM-CHAT-56). */
export const subjectOf = ({ type, title }: { type: string; title: string }): string | null =>
  type === 'inbox_message' && title !== '' ? title : null
