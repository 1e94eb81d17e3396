import type { Notice } from '../base/words.ts'

/** The panel of the assistant (SH-ASSIST-01..05, SH-ASSIST-26). */
export const assistantWords = {
  title: 'Assistent',
  close: 'Assistent sluiten',
  resize: 'Breedte van de assistent',
  almost: { title: 'Bijna klaar!', text: 'Deze functie wordt binnen 2 weken uitgerold.', ok: 'Begrepen' },
  talk: 'Gesprek met de assistent',
  loading: 'Gesprek laden...',
  older: 'Oudere berichten laden...',
  loadFailed: 'Kon het gesprek niet laden.',
  empty: 'Stel je eerste vraag',
  emptyText: 'Over licht, slaap, voeding, beweging, of hoe iets hier werkt.',
  input: 'Bericht aan de assistent',
  placeholder: 'Stel een vraag',
  send: 'Verstuur',
  thinking: 'De assistent denkt na',
  own: 'Jij',
  disclaimer: 'De assistent geeft algemene informatie en geen medisch advies. Bel bij spoed 112.',
} as const

/** What sending answers to a refusal; anything else is `sendFailed` (SH-ASSIST-22..24, SH-ERR-02). */
export const sendFailed: Notice = {
  title: 'Fout bij verzenden',
  text: 'Je bericht kon niet worden verzonden. Probeer het opnieuw.',
}
const noAccess: Notice = { title: 'Geen toegang', text: 'Je hebt geen toegang tot de assistent.' }
export const sendRefused: Record<string, Notice> = {
  DAILY_LIMIT: {
    title: 'Daglimiet bereikt',
    text: 'Je hebt vandaag het maximum van 500 berichten bereikt. Probeer het morgen opnieuw.',
  },
  FORBIDDEN: noAccess,
  NO_ACCESS: noAccess,
  TESTER_MODE: noAccess,
}

/** Said when no answer came in 30 seconds; one that comes later is still shown (SH-ASSIST-13). */
export const noAnswer: Notice = {
  title: sendFailed.title,
  text: 'De assistent reageert niet. Probeer het later opnieuw.',
}

/** What every answer to a question that speaks of an emergency begins with, whatever the model says (SH-ASSIST-27). */
export const emergencyWords = {
  body: 'Bel nu 112 als dit acuut is of snel erger wordt, of bel anders meteen je huisarts of de huisartsenpost. Wacht niet op een antwoord van mij.',
  mind: 'Denk je eraan om niet meer verder te leven? Bel nu gratis 113 of 0800-0113, of chat op 113.nl, dag en nacht. Ben je in direct gevaar, bel 112. Je hoeft dit niet alleen te doen.',
} as const

/** What the assistant is told before every talk: who it is and what it must not do (SH-ASSIST-26). */
export const instructions = (site: string): string =>
  `Je bent de assistent van ${site}, een Nederlandse community over gezond leven: licht, slaap, voeding, beweging, grounding en ademhaling. ` +
  'Antwoord in het Nederlands, in je-vorm, kort en concreet, in gewone zinnen zonder opmaak. ' +
  'Je geeft algemene informatie en geen medisch advies: stel geen diagnose en raad geen medicijnen aan of af. ' +
  'Bij klachten verwijs je naar de huisarts, bij spoed naar 112. Beloof nooit genezing. ' +
  'Vraag niet naar medische gegevens of contactgegevens.'
