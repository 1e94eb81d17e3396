import type { Notice } from '../base/words.ts'
import { deskName } from '../community/deskName.ts'
import { profileWords } from '../profile/words.ts'
import type { NotificationType } from './notification.ts'

/** What is said of reading, answering and navigating (IN-NAV, IN-STATE). */
export const cardWords = {
  in: 'in',
  markedRead: 'Gemarkeerd als gelezen',
  cannotOpen: {
    title: 'Kan chat niet openen',
    text: 'We konden het kanaal niet vinden. Probeer het opnieuw.',
  } satisfies Notice,
  navigationFailed: { title: 'Navigatie mislukt' } satisfies Notice,
  markReadFailed: 'Kon bericht niet markeren als gelezen.',
  markAllReadFailed: 'Er ging iets mis bij het markeren als gelezen.',
} as const

/** The bell and what announces an arrival (SH-NOTIF-03, SH-NOTIF-16, SH-NOTIF-24). */
export const bellWords = {
  title: 'Meldingen',
  label: (badge: string | null) => (badge ? `Inbox, ${badge} ongelezen` : 'Inbox'),
  toInbox: 'Naar inbox',
  noticeTitle: 'Nieuw bericht',
  noticeText: 'Je hebt een nieuw bericht',
  /** In its place when what happened stands on the page of an event. */
  eventText: 'Bekijk het evenement',
  liveNotices: 'Live meldingen',
  blocked: 'Meldingen zijn geblokkeerd in je browser',
} as const

/** The titles of notifications that the server writes. */
export const notificationTitles = {
  mention: (sender: string) => `${sender} heeft je genoemd`,
  reply: (sender: string) => `${sender} heeft op je gereageerd`,
  message: (sender: string) => `Nieuw bericht van ${sender}`,
  private_message: (sender: string) => `Privébericht van ${sender}`,
} as const

/** The title of a notification whose sender is gone: the name in it goes with them (SH-EDGE-40). */
export const withoutName = (type: string, title: string): string =>
  Object.hasOwn(notificationTitles, type)
    ? notificationTitles[type as keyof typeof notificationTitles](profileWords.removed)
    : title

export const timeWords = {
  justNow: 'zojuist',
  minutesAgo: (minutes: number) => `${minutes} min geleden`,
  hoursAgo: (hours: number) => `${hours} uur geleden`,
  yesterday: 'gisteren',
  daysAgo: (days: number) => `${days} dagen geleden`,
} as const

export const placeWords = {
  private: 'Privébericht',
  conversation: 'een privégesprek',
  external: 'Extern bericht',
  elsewhere: 'Community',
  us: deskName,
} as const

/** What a notification is, in a word; one of an unknown type is called by its title (SH-NOTIF-29). */
export const kindWords: Record<NotificationType, string> = {
  mention: 'Vermelding',
  reply: 'Reactie op jou',
  private_message: 'Privébericht',
  message: 'Nieuw bericht',
  inbox_message: 'Bericht',
  external_message: 'Extern bericht',
  event: 'Evenement',
  event_letter: 'Evenement',
  learning: 'Leren',
  experiment: 'Experiment',
  account: 'Account',
}

/** The word for news of a livestream, which comes as news of events does (IN-CARD-24). */
export const livestreamKind = 'Livestream'

/** Where a message from outside came from (IN-CARD-22). */
export const sourceLabels: Record<string, string> = {
  instagram: 'Instagram',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
}
