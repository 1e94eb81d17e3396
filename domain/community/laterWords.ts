/** What stands on dialogs and lists whose code is fetched when they are opened: their words come with it. */

/** Deleting a message (COM-CHAT-15). */
export const removeWords = {
  question: 'Weet je zeker dat je dit bericht wilt verwijderen?',
  text: (name: string) =>
    `Het bericht van ${name} en de reacties erop verdwijnen. Dit kan niet ongedaan worden gemaakt.`,
  verb: 'Bericht verwijderen',
  failed: { title: 'Verwijderen mislukt', text: 'Probeer het opnieuw.' },
} as const

/** Leaving a community (COM-CHAT-03). */
export const leaveWords = {
  question: (name: string) => `Wil je ${name} verlaten?`,
  text: 'Je berichten blijven staan. Je kunt later weer lid worden.',
  left: (name: string) => `Je bent geen lid meer van ${name}`,
  failed: { title: 'Verlaten mislukt', text: 'Probeer het opnieuw.' },
} as const

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
