import { wholeNumber } from '../base/numbers.ts'
import { uploadWords } from '../base/uploadWords.ts'
import type { Notice } from '../base/words.ts'
import type { BatchMention } from './mentions.ts'
import type { MessageNotification } from './notifyWhom.ts'

/** The community page and its sidebar (COM-CHAT-02..06, COM-CHAT-22). */
export const communityWords = {
  title: 'Community',
  join: 'Lid worden',
  open: 'Openen',
  leave: 'Verlaten',
  channels: 'Kanalen',
  conversations: 'Gesprekken',
  pinned: 'Vastgezet',
  more: 'Meer',
  feed: 'Feed',
  university: 'Universiteit',
  lessons: 'Lessen',
  challenges: 'Challenges',
  masterclasses: 'Masterclasses',
  privateMessages: 'Privéberichten',
  members: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'lid' : 'leden'}`,
  channelNotFound: 'Kanaal niet gevonden',
  toCommunity: 'Naar Community',
  noCommunities: 'Er zijn nog geen communities',
  noChannels: 'Hier zijn nog geen kanalen.',
  loadFailed: 'Kon communities niet laden.',
  choose: 'Kies een community en praat mee.',
  yours: 'Jouw communities',
  all: 'Alle communities',
  unread: (count: number) => `${count} ongelezen`,
  elsewhere: (count: number) => `${count} ongelezen in andere communities`,
  rail: 'Jouw dag',
  about: 'Over dit kanaal',
  showAbout: 'Over dit kanaal tonen',
  joined: (name: string) => `Je bent nu lid van ${name}`,
  joinFailed: { title: 'Lid worden mislukt', text: 'Probeer het opnieuw.' },
} as const

/** The chat of a channel (COM-CHAT-07..15, COM-CHAT-22). */
export const chatWords = {
  loading: 'Berichten laden...',
  empty: 'Nog geen berichten. Schrijf het eerste bericht!',
  emptyClosed: 'Nog geen berichten.',
  loadFailed: 'Kon berichten niet laden.',
  tryAgain: 'Opnieuw proberen',
  newMessages: 'Nieuwe berichten',
  toNewest: 'Naar het nieuwste bericht',
  list: (channel: string) => `Berichten in ${channel}`,
  beginning: (channel: string) => `Dit is het begin van ${channel}.`,
  by: (name: string, time: string) => `${name}, ${time}`,
  actions: 'Berichtacties',
  copy: 'Tekst kopiëren',
  copied: 'Tekst gekopieerd',
  pictureOf: (name: string) => `Afbeelding van ${name}`,
  openPicture: 'Afbeelding groot bekijken',
  toParent: 'Naar het beantwoorde bericht:',
  discard: 'Weggooien',
  discarded: 'Bericht weggegooid',
  undo: 'Ongedaan maken',
  sending: 'Wordt verstuurd',
  newLine: 'Nieuw',
  edited: 'bewerkt',
  reply: 'Reageren',
  replyingTo: (name: string) => `Reactie op ${name}`,
  removed: 'Bericht verwijderd',
  removedParent: 'Verwijderd bericht',
  gone: 'Dit bericht bestaat niet meer.',
  notSent: 'Niet verzonden',
  waiting: 'Wacht op verbinding',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  report: 'Melden',
  archived: 'Dit kanaal is gearchiveerd. Je kunt hier alleen lezen.',
  readOnly: 'Je kunt in dit kanaal alleen lezen.',
  closed: 'In dit gesprek kunnen nu geen berichten worden gestuurd.',
} as const

/** The composer of the chat and of the inbox reply (IN-REPLY-02..16, COM-CHAT-09). */
export const composerWords = {
  placeholder: (channel: string) => `Schrijf in ${channel}`,
  label: 'Nieuw bericht',
  send: 'Verstuur',
  sending: 'Versturen...',
  cancel: 'Annuleren',
  cancelReply: 'Reactie annuleren',
  picture: 'Gekozen afbeelding',
  drop: 'Laat de afbeelding los om hem toe te voegen',
  usersHeard: (count: number) => (count === 1 ? '1 vermelding' : `${count} vermeldingen`),
  keys: 'Ctrl of Cmd + Enter',
  addImage: 'Afbeelding toevoegen',
  removeImage: 'Afbeelding verwijderen',
  chooseEmoji: 'Emoji kiezen',
  mention: 'Iemand noemen',
  suggestions: 'Vermeldingen',
  dropDraft: 'Concept weggooien?',
  sent: 'Bericht verstuurd',
  sendFailed: 'Er ging iets mis bij het versturen van je bericht.',
  empty: 'Schrijf eerst een bericht.',
  tooLong: 'Een bericht mag maximaal 1000 karakters bevatten.',
} as const

/** The labels of the batch mentions (IN-MENTION-03, IN-MENTION-04). */
export const batchLabels: Record<BatchMention, string> = {
  students: 'Alle studenten',
  channel_members: 'Alle kanaal leden',
}

/** The titles of chat notifications; without names, since they stay when an account or an access goes (COM-CHAT-11). */
export const notificationTitles: Record<MessageNotification['type'] | 'private_message', string> = {
  private_message: 'Privébericht',
  mention: 'Vermelding',
  reply: 'Reactie op je bericht',
  message: 'Nieuw bericht',
}

/** Reactions (IN-REACT-02..05). */
export const reactionWords = {
  add: 'Reactie toevoegen',
  other: 'Andere reactie',
  with: (emoji: string) => `Reageer met ${emoji}`,
  added: 'Reactie toegevoegd',
  removed: 'Reactie verwijderd',
  failed: 'Kon reactie niet toevoegen.',
  times: (emoji: string, count: number, own: boolean) => `${emoji} ${count} keer${own ? ', door jou' : ''}`,
} as const

/** The toasts for refusals of sending; any other is `composerWords.sendFailed` (IN-REPLY-06, 07, 14, COM-CHAT-16). */
export const postRefused = {
  ...uploadWords['message-image'],
  TOO_MANY_REQUESTS: { title: 'Niet verzonden', text: 'Je verstuurt te veel berichten. Wacht even.' },
  CHANNEL_READ_ONLY: { title: 'Niet verzonden', text: chatWords.readOnly },
  CONVERSATION_CLOSED: { title: 'Niet verzonden', text: chatWords.closed },
  EXPERIMENT_NOT_FOUND: { title: 'Niet verzonden', text: 'Dit experiment bestaat niet meer.' },
  PARENT_NOT_FOUND: { title: 'Niet verzonden', text: chatWords.gone },
  NOTICE_TAKES_NO_ANSWER: { title: 'Niet verzonden', text: 'Op een bericht van Beheer kun je niet antwoorden.' },
  NOT_FOUND: { title: 'Niet verzonden', text: composerWords.sendFailed },
} as const satisfies Record<string, Notice>

/** The toasts for refusals of reacting (IN-REACT-05, IN-REACT-07, X3-EDGE-21). */
export const reactionRefused = {
  CONVERSATION_CLOSED: { title: 'Fout', text: chatWords.closed },
  NOT_FOUND: { title: 'Fout', text: reactionWords.failed },
  INVALID_INPUT: { title: 'Fout', text: reactionWords.failed },
  TOO_MANY_EMOJI: { title: 'Fout', text: 'Er passen niet meer dan 20 verschillende reacties bij een bericht.' },
} as const satisfies Record<string, Notice>
