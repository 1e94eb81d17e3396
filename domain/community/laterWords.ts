import type { Notice } from '../base/words.ts'
import { maxPins } from './pins.ts'

/** What stands on dialogs and lists whose code is fetched when they are opened: their words come with it. */

/** Deleting a message (COM-CHAT-15). */
export const removeWords = {
  question: 'Weet je zeker dat je dit bericht wilt verwijderen?',
  text: (name: string) =>
    `Het bericht van ${name} en de reacties erop verdwijnen. Dit kan niet ongedaan worden gemaakt.`,
  verb: 'Bericht verwijderen',
  failed: { title: 'Verwijderen mislukt', text: 'Probeer het opnieuw.' },
} as const

/** Under the button that joins a community, for whoever pays for all of them already (COM-CHAT-58). */
export const joinWords = { included: 'Hoort bij je lidmaatschap, zonder extra kosten.' } as const

/** A post or a lesson that is not there, and the way back from it. */
export const goneWords = {
  notFound: 'Deze pagina bestaat niet (meer).',
  toCommunity: (name: string) => `Naar ${name}`,
} as const

/** The switch of a channel under 'Over dit kanaal' (COM-CHAT-12). */
export const hearWords = {
  all: 'Meldingen voor dit kanaal',
  hint: 'Je hoort van elk bericht, niet alleen van wat jou aangaat.',
} as const

/** Leaving a community (COM-CHAT-03). */
export const leaveWords = {
  question: (name: string) => `Wil je ${name} verlaten?`,
  text: 'Je berichten blijven staan. Je kunt later weer lid worden.',
  left: (name: string) => `Je bent geen lid meer van ${name}`,
  failed: { title: 'Verlaten mislukt', text: 'Probeer het opnieuw.' },
} as const

/** The menu of a channel in the sidebar; its button says whether the channel is pinned (COM-PIN-03). */
export const pinWords = {
  options: (channel: string, isPinned: boolean) => `Opties voor ${channel}${isPinned ? ', vastgezet' : ''}`,
  pin: 'Vastzetten',
  unpin: 'Losmaken',
} as const

/** Why a channel was not pinned or unpinned (COM-PIN-04, COM-PIN-05). */
export const pinFailed = {
  pin: { title: 'Vastzetten mislukt', text: 'Het kanaal kon niet worden vastgezet.' },
  unpin: { title: 'Losmaken mislukt', text: 'Het kanaal kon niet worden losgemaakt.' },
} as const satisfies Record<string, Notice>
export const pinRefused = {
  TOO_MANY_PINS: {
    title: pinFailed.pin.title,
    text: `Je kunt niet meer dan ${maxPins} kanalen van een community vastzetten. Maak er eerst een los.`,
  },
} as const satisfies Record<string, Notice>

/** Choosing an emoji (IN-REACT-04). */
export const emojiWords = {
  title: "Emoji's",
  search: 'Emoji zoeken',
  loading: "Emoji's laden...",
  none: 'Geen emoji gevonden',
} as const

/** Who reacted (COM-CHAT-13). */
export const reactorsWords = {
  title: (emoji: string) => `Gereageerd met ${emoji}`,
  loading: 'Namen laden...',
  more: (count: number) => `en ${count} anderen`,
} as const
