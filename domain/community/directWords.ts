import type { Notice } from '../base/words.ts'
import { communityWords } from './words.ts'

/** Private messages: their list, the conversation and the way to it (COM-CHAT-19, COM-CHAT-24..26). */
export const directWords = {
  title: communityWords.privateMessages,
  send: 'Stuur bericht',
  sendTo: (name: string) => `Stuur bericht naar ${name}`,
  /** What a conversation is called where a channel has its name, as in 'Schrijf in je gesprek met Sem'. */
  talkWith: (name: string) => `je gesprek met ${name}`,
  back: 'Alle privéberichten',
  between: 'Alleen jullie twee lezen dit.',
  betweenDesk: 'Jij en de moderators lezen dit.',
  loading: 'Gesprekken laden...',
  loadFailed: 'Kon je gesprekken niet laden.',
  notFound: 'Gesprek niet gevonden',
  empty: 'Nog geen privéberichten',
  emptyText: "Ga naar het profiel van een lid en kies 'Stuur bericht'.",
  mine: (text: string) => `Jij: ${text}`,
  picture: 'Afbeelding',
  nothingSaid: 'Nog niets gezegd',
  block: 'Blokkeren',
  unblock: 'Deblokkeren',
  blocked: 'Geblokkeerd',
  blockQuestion: (name: string) => `Wil je ${name} blokkeren?`,
  blockText: 'Jullie kunnen elkaar hier dan niet meer schrijven. Wat er staat, blijft staan. Je kunt dit terugdraaien.',
  youBlocked: (name: string) => `Je hebt ${name} geblokkeerd.`,
  blockFailed: { title: 'Niet gelukt', text: 'Probeer het opnieuw.' } satisfies Notice,
} as const

/** Why no conversation could be begun, by its code. */
export const startRefused = {
  CONVERSATION_CLOSED: { title: 'Geen gesprek begonnen', text: 'Je kunt dit lid op dit moment geen bericht sturen.' },
  NOT_FOUND: { title: 'Geen gesprek begonnen', text: 'Dit lid is er niet meer.' },
  TOO_MANY_REQUESTS: {
    title: 'Geen gesprek begonnen',
    text: 'Je begint te veel gesprekken tegelijk. Probeer het over een kwartier opnieuw.',
  },
} as const satisfies Record<string, Notice>
