import type { Notice } from '../base/words.ts'

/** 'Gegevens exporteren' and 'Account verwijderen' in the drawer of a user (ADM-PANEL-07). */
export const personDataWords = {
  part: 'Gegevens en account',
  hint: 'Wat je hier doet, komt in het logboek. Medische gegevens en het gesprek met de assistent gaan niet mee in de export.',
  export: 'Gegevens exporteren',
  exportTitle: (name: string) => `Gegevens van ${name} exporteren`,
  exportText: 'Je krijgt één JSON-bestand. Bewaar het niet langer dan nodig.',
  exporting: 'Bestand maken...',
  exported: 'Bestand gedownload',
  erase: 'Account verwijderen',
  eraseTitle: (name: string) => `${name} verwijderen?`,
  eraseText: [
    'Het account en de persoonlijke gegevens worden meteen gewist. Dit kan niet ongedaan worden gemaakt.',
    'Berichten blijven staan onder ‘Verwijderde gebruiker’.',
    'Een lopend abonnement wordt eerst opgezegd. Betalingen die we wettelijk moeten bewaren, blijven zonder naam.',
  ],
  username: 'Gebruikersnaam',
  usernameHint: (username: string) => `Typ ${username} om te bevestigen.`,
  password: 'Jouw wachtwoord',
  passwordHint: 'Om te bevestigen dat jij het bent.',
  noPassword: 'Vul je wachtwoord in.',
  erasing: 'Verwijderen...',
  erased: 'Account verwijderd',
} as const

/** What refusals of these say, beside their field or under the title. */
export const personDataRefused = {
  WRONG_PASSWORD: { title: 'Niet gelukt', text: 'Dit wachtwoord klopt niet.' },
  WRONG_USERNAME: { title: 'Niet gelukt', text: 'Dit is niet de gebruikersnaam van dit account.' },
  LAST_ADMIN: { title: 'Niet gelukt', text: 'Er moet minimaal één admin zijn.' },
  OWN_ACCOUNT: { title: 'Niet gelukt', text: 'Je eigen account verwijder je in je profiel.' },
} as const satisfies Record<string, Notice>
