import { gateWords } from '../access/gateWords.ts'
import { failureWords } from '../base/failureWords.ts'
import type { Notice } from '../base/words.ts'
import type { EventType } from './eventForm.ts'
import { saveWords } from './formWords.ts'
import type { Pattern } from './series.ts'
import type { VisibilityPolicy } from './visibility.ts'

/** What stands beside the fields of the form (EV-FORM-40). */
export const formLabels = {
  ...{ create: 'Nieuw evenement', edit: 'Evenement bewerken', requiredHint: 'Velden met een * zijn verplicht.' },
  ...{ save: 'Opslaan', saving: 'Opslaan...', cancel: 'Annuleren', failed: 'Dit evenement kon niet worden geladen.' },
  faults: (count: number) => (count === 1 ? '1 fout' : `${count} fouten`),
  ...{ title: 'Titel', description: 'Omschrijving', type: 'Type', venueName: 'Locatie', venueAddress: 'Adres' },
  ...{
    joinUrl: 'Online meeting link',
    joinUrlHint: 'Het adres begint met https. Deelnemers krijgen het pas bij het deelnemen te zien.',
  },
  types: {
    fysiek: ['Fysiek', 'Op een locatie'],
    digitaal: ['Digitaal', 'Via Google Meet, Teams of Zoom'],
  } satisfies Record<EventType, [string, string]>,
  ...{ isPaid: 'Betaald evenement', isPaidHint: 'Uit betekent gratis, de prijs wordt dan gewist' },
  ...{ price: 'Prijs', currency: 'Valuta', capacity: 'Capaciteitslimiet', capacityHint: 'Uit betekent onbeperkt' },
  ...{
    min: 'Minimum deelnemers',
    max: 'Maximum deelnemers',
    minHint: 'Tot dit aantal zie je: Minimum nog niet gehaald',
  },
  ...{ startDay: 'Startdatum', startTime: 'Starttijd', endDay: 'Einddatum', endTime: 'Eindtijd', zone: 'Tijdzone' },
  ...{ isRecurring: 'Herhalend evenement', isRecurringHint: 'Elke datum heeft eigen plekken' },
  ...{ pattern: 'Herhalingspatroon', noPattern: 'Kies een patroon', recurrenceEnd: 'Einddatum van de herhaling' },
  patterns: {
    ...{
      daily: 'Dagelijks',
      weekly: 'Wekelijks',
      biweekly: 'Tweewekelijks',
      monthly: 'Maandelijks',
      yearly: 'Jaarlijks',
    },
  } satisfies Record<Pattern, string>,
  datesOf: (count: number) => (count === 1 ? '1 datum' : `${count} datums`),
  ...{ isLive: 'Live', isLiveHint: 'Zichtbaar in de kalender zodra je opslaat', policy: 'Wie kan dit evenement zien?' },
  policies: {
    public: ['Openbaar', 'Ook bezoekers'],
    roles: ['Rollen', 'Alleen wie je kiest'],
    private: ['Privé', 'Je voegt mensen toe'],
  } satisfies Record<VisibilityPolicy, [string, string]>,
  ...{ roles: 'Rollen', includesTop5: 'Top 5% Member ziet dit evenement ook, ongeacht de rol' },
  ...{ tiersFrom: 'Start inschrijving', tiersFromHint: 'De wachttijd per rol telt vanaf hier' },
  ...{ enrollOpenAt: 'Inschrijving opent', enrollOpenAtHint: 'Leeg: geen extra grens' },
  ...{ enrollCloseAt: 'Inschrijving sluit', cancelUntil: 'Annuleren tot' },
  ...{ teachers: 'Docenten', addTeacher: 'Docent toevoegen', noTeacher: 'Kies een docent' },
  removeTeacher: (name: string) => `${name} verwijderen`,
  teachersFailed: 'De docenten konden niet worden geladen.',
  image: {
    legend: 'Afbeelding',
    hint: 'JPG, PNG of WebP, maximaal 5 MB',
    choose: 'Kies bestand',
    other: 'Kies een ander bestand',
    takeAway: 'Afbeelding verwijderen',
    uploading: 'Uploaden...',
  },
  ...{ noImage: 'Zonder afbeelding tekenen we de lucht op het uur van je evenement.' },
  ...{ imageUrl: 'Of een adres van een afbeelding' },
  ...{ askSave: 'Toch opslaan?', reload: 'Ververs het formulier' },
  paidOff: 'Wie al heeft betaald, krijgt niet vanzelf geld terug.',
} as const

/** What becomes of dates that vanish (EV-RECUR-17). */
export const datesWords = {
  title: 'Wat gebeurt er met deze datums?',
  text: 'Op deze datums zijn mensen aangemeld, en ze passen niet meer in de reeks.',
  live: (count: number) => (count === 1 ? '1 aanmelding' : `${count} aanmeldingen`),
} as const

/** Deleting and cancelling, for editors and admins (EV-ADMIN-30, EV-ADMIN-31, EV-RECUR-20). */
export const endWords = {
  ...{ remove: 'Verwijderen', removeEvent: 'Evenement verwijderen' },
  active: (count: number) =>
    count === 1 ? 'Er is 1 aanmelding. Die vervalt.' : `Er zijn ${count} aanmeldingen. Die vervallen.`,
  dateHasPeople: 'Op deze datum was iemand aangemeld. Annuleer de datum in plaats daarvan.',
  ...{ cancelEvent: 'Evenement annuleren', keep: 'Terug', reason: 'Reden' },
  reasonHint: 'Deelnemers en wachtenden lezen dit in hun bericht.',
  cancelQuestion: 'Weet je zeker dat je dit evenement wilt annuleren?',
  cancelDateQuestion: 'Weet je zeker dat je deze datum wilt annuleren?',
  cancelText:
    'Alle aanmeldingen vervallen, iedereen krijgt bericht en al het geld terug. Dit kan niet ongedaan worden gemaakt.',
  ...{ cancelled: 'Evenement geannuleerd', dateCancelled: 'Datum geannuleerd', told: 'Iedereen krijgt bericht.' },
  ...{ cancelFailed: 'Annuleren mislukt', tryAgain: 'Probeer het opnieuw.', live: 'Live' },
  liveOf: (title: string) => `${title} live`,
} as const

/** Why an event, or one date of it, was not deleted (EV-ERR-20, EV-ERR-26, EV-ADMIN-30, EV-RECUR-20). */
export function removeRefused(code: string, isDate: boolean): Notice {
  if (code === 'FORBIDDEN') return gateWords.forbidden
  const hasPeople = isDate ? endWords.dateHasPeople : saveWords.hasPaid
  return { title: failureWords.error, text: code === 'HAS_PAID_ENROLLMENTS' ? hasPeople : saveWords.deleteFailed }
}
