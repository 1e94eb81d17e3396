import { displayName, type Named } from '../profile/person.ts'
import { placeWords, sourceLabels } from './words.ts'

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
 * The name on a card: the handle of somebody outside, else the sender's, else 'Verwijderde gebruiker'; what the site
 * itself tells about one's account is from 'Beheer' (IN-CARD-20, IN-CARD-22, COM-MOD-06).
 */
export function senderName({ type, sender, participantHandle, data }: InboxItem): string {
  if (type === 'external_message' && participantHandle) return participantHandle
  return type === 'account' && !sender && data.authorId === null ? placeWords.us : displayName(sender)
}

/** The text on a card: the message as it stands today, else the notification's own (IN-CARD-21). */
export const shownText = ({ message, text }: InboxItem): string => message?.content ?? text ?? ''
