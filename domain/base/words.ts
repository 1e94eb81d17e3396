import { failureWords } from './failureWords.ts'
import { pageFailedWords } from './pageFailedWords.ts'
import type { sharedRefusals } from './refusals.ts'

export { failureWords }

/** The text of a toast: a title, and a line under it where one helps. */
export type Notice = { title: string; text?: string }

/** The sentences of the refusals that any operation may answer; a room's own text goes first (SH-ERR-04). */
export const sharedRefused: Record<(typeof sharedRefusals)[number], Notice> = {
  SIGN_IN_REQUIRED: { title: 'Inloggen vereist', text: 'Log in en probeer het opnieuw.' },
  FORBIDDEN: { title: 'Geen toegang', text: 'Je hebt geen rechten voor deze actie.' },
  NO_ACCESS: {
    title: 'Geen toegang',
    text: 'Je hebt een actief abonnement nodig om toegang te krijgen tot de community',
  },
  TESTER_MODE: { title: 'Geen toegang', text: 'De community is momenteel alleen toegankelijk voor testers.' },
  SECOND_FACTOR_REQUIRED: { title: 'Tweede factor nodig', text: 'Stel eerst een tweede factor in voor je account.' },
  NOT_FOUND: { title: 'Niet gevonden', text: 'Dit bestaat niet of is niet beschikbaar.' },
  LEAVING: { title: 'Geen toegang', text: 'Je account wordt verwijderd. Haal het eerst terug.' },
  VIEWING_AS: {
    title: 'Je bekijkt de site als een ander',
    text: 'Er wordt niets opgeslagen en je ziet geen gegevens van mensen. Kies eerst Stoppen.',
  },
  MAINTENANCE: { title: 'Onderhoud', text: 'We zijn even met onderhoud bezig. Probeer het later opnieuw.' },
  UNAVAILABLE: { title: 'Even niet beschikbaar', text: 'Probeer het over een paar minuten opnieuw.' },
  INVALID_INPUT: { title: 'Controleer je invoer', text: 'Een van de velden is niet goed ingevuld.' },
  TOO_MANY_REQUESTS: { title: 'Fout', text: 'Te veel aanvragen. Probeer het over 15 minuten opnieuw.' },
  ID_IN_USE: { title: 'Opslaan mislukt', text: 'Dit is al opgeslagen met een andere inhoud. Laad opnieuw.' },
}

/** The notice of a refusal: the room's own, else the shared one, else that something went wrong (SH-ERR-04). */
export function refusalNotice(code: string, own: { readonly [code: string]: Notice | undefined } = {}): Notice {
  const notice = Object.hasOwn(own, code) ? own[code] : undefined
  if (notice) return notice
  return isShared(code) ? sharedRefused[code] : { title: failureWords.error, text: pageFailedWords.pageFailed }
}

const isShared = (code: string): code is keyof typeof sharedRefused => Object.hasOwn(sharedRefused, code)
