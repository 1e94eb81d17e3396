import { fullDateTime, longDate } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import type { Notice } from '../base/words.ts'

/** 'Mijn gegevens': download, and removal of the account (SH-PROF-05). */
export const privacyWords = {
  title: 'Mijn gegevens',
  download: 'Alles downloaden',
  downloadText:
    'Eén ZIP-bestand met alles wat we van je bewaren: leesbaar in je browser en als JSON, met je foto’s en je medische gegevens erbij.',
  downloading: 'Bestand maken...',
  downloaded: { title: 'Je download staat klaar' } satisfies Notice,
  downloadFailed: { title: 'Downloaden mislukt', text: 'Probeer het over een paar minuten opnieuw.' } satisfies Notice,
  whoLooked: 'Wie heeft mijn gegevens bekeken',
  leave: 'Account verwijderen',
  leaveText: 'Je bent meteen overal uitgelogd en onzichtbaar voor anderen. Zeven dagen lang kun je terugkomen.',
  question: 'Je account verwijderen?',
  what: [
    'Je bent meteen overal uitgelogd en onzichtbaar voor anderen.',
    'Zeven dagen lang kun je terugkomen door opnieuw in te loggen.',
    'Daarna worden je profiel, contactgegevens, medische gegevens, taken en gesprekken met de assistent gewist.',
    'Je berichten blijven staan onder ‘Verwijderde gebruiker’.',
    'Een lopend abonnement wordt eerst opgezegd. Betalingen die we wettelijk moeten bewaren, blijven zonder je naam.',
  ],
  password: 'Je wachtwoord',
  passwordHint: 'Om te bevestigen dat jij het bent.',
  noPassword: 'Vul je wachtwoord in.',
  leaving: 'Bezig...',
  coverTitle: 'Je account wordt verwijderd',
  coverText: (at: Moment) => `Op ${fullDateTime(at)} wordt alles gewist. Tot die tijd kun je terugkomen.`,
  coverHidden: 'Niemand ziet je nu. Kom je terug, dan staat alles er weer zoals het was.',
  comeBack: 'Account terughalen',
  comingBack: 'Terughalen...',
  back: { title: 'Welkom terug', text: 'Je account blijft bestaan.' } satisfies Notice,
  backFailed: { title: 'Terughalen mislukt', text: 'Probeer het opnieuw.' } satisfies Notice,
  exportTitle: (name: string) => `De gegevens van ${name}`,
  exportMade: (at: Moment) => `Gemaakt op ${longDate(at)}.`,
  exportNothing: 'Hier is niets van je bewaard.',
  exportFiles: 'Bestanden',
} as const

/** What a refusal of this room says. */
export const privacyRefused = {
  WRONG_PASSWORD: { title: 'Niet verwijderd', text: 'Dit wachtwoord klopt niet.' },
  LAST_ADMIN: { title: 'Niet verwijderd', text: 'Je bent de laatste beheerder. Maak eerst iemand anders beheerder.' },
} as const satisfies Record<string, Notice>
