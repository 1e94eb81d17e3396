import type { Tier } from '../access/enrolmentTier.ts'
import { capital, longDateTime, months, shortDayTime, weekdays } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { EventZone } from './zones.ts'

/** When which kind of member may enrol (EV-TIER, EV-CARD). */
export const tierWords = {
  badges: { 0: 'Direct', 24: '+24u', 48: '+48u', 120: '+120u' } satisfies Record<Tier, string>,
  who: {
    0: ['Administrator', 'Docent', 'Top 5% Member'],
    24: ['Student Premium'],
    48: ['Student'],
    120: ['Geen abonnement', 'Gebruiker'],
  } satisfies Record<Tier, readonly string[]>,
  /** What the badge means, beside it (EV-CARD-25). */
  badgeMeans: (moment: Moment, zone: string) => `aanmelden vanaf ${shortDayTime(moment, zone)}`,
  /** Before the opening moment; on the clock of the event (EV-TIER-09, EV-TIER-17). */
  opensAt: (moment: Moment, zone: string) => `Jij kan je inschrijven vanaf: ${longDateTime(moment, zone)}`,
} as const

/** How full an occurrence is (EV-CARD). */
export const capacityWords = {
  of: (taken: number, max: number) => `${wholeNumber(taken)} / ${wholeNumber(max)} aangemeld`,
  first: (max: number | null) => (max === null ? 'Wees de eerste' : `Wees de eerste van ${wholeNumber(max)}`),
  unlimited: (taken: number) => `${wholeNumber(taken)} aangemeld`,
  full: (percentage: number) => `${percentage}% vol`,
  few: 'Bijna vol!',
  waitlist: 'Vol - Wachtlijst',
  past: 'Afgelopen',
  cancelled: 'Geannuleerd',
  offline: 'Offline',
} as const

/** The button by which one enrols, and what stands beside it (EV-DETAIL, EV-WAIT-07). */
export const enrolButtonWords = {
  signIn: 'Inloggen',
  register: 'Registreren',
  haveAccount: 'Ik heb al een account',
  registerFirst: 'Maak eerst een gratis account aan om je aan te melden',
  fullSignIn: 'Vol. Met een account kun je op de wachtlijst.',
  enrolled: 'Aangemeld',
  cannotCome: 'Kun je niet?',
  leave: 'Afmelden',
  cancelled: 'Geannuleerd',
  past: 'Afgelopen',
  finishPaying: 'Betaling afronden',
  giveUpHold: 'Reservering opgeven',
  waiting: (place: number) => `Op wachtlijst (plaats ${place})`,
  closed: 'Inschrijving gesloten',
  locked: 'Nog niet beschikbaar',
  lockedWhy: 'Inschrijving nog niet beschikbaar',
  full: 'Vol',
  toWaitlist: 'Zet me op de wachtlijst',
  joinWaitlist: 'Wachtlijst',
  enrol: 'Aanmelden',
} as const

/** Joining an online event (EV-DETAIL-19, EV-DETAIL-20, EV-DETAIL-24). */
export const joinWords = {
  join: 'Deelnemen',
  payFirst: 'Je moet eerst aanmelden en betalen om toegang te krijgen tot deze online sessie.',
} as const

/** The calendar page (EV-CAL, EV-ROUTE). */
export const calendarWords = {
  title: 'Evenementenkalender',
  pageTitle: (title: string) => `${title} | Evenementen`,
  description: 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.',
  months: months.map(capital),
  /** From Monday on (EV-CAL-04). */
  weekdays: [...weekdays.slice(1), ...weekdays.slice(0, 1)].map(capital),
  more: (count: number) => `+${count} meer`,
  showMore: 'Meer tonen',
  showLess: 'Minder tonen',
  none: 'Geen evenementen gevonden',
  failed: {
    title: 'Fout bij ophalen van evenement data',
    text: 'Probeer de pagina te verversen.',
  },
  missing: { title: 'Evenement niet gevonden', text: 'Dit event bestaat niet meer. Ververs de pagina.' },
  yours: (when: string) => `jouw tijd: ${when}`,
  zones: {
    'Europe/Amsterdam': 'tijd in Amsterdam',
    'Europe/London': 'tijd in Londen',
    'America/New_York': 'tijd in New York',
  } satisfies Record<EventZone, string>,
  /** The live switch (EV-VIS-07, EV-VIS-08). */
  live: { title: 'Status bijgewerkt', text: 'Evenement is nu live' },
  offline: { title: 'Status bijgewerkt', text: 'Evenement is nu offline' },
  liveFailed: { title: 'Fout bij bijwerken', text: 'Kon de status niet bijwerken. Probeer opnieuw.' },
} as const
