import { mostCounted, type SubscriptionState } from '../access/people.ts'
import { date } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { wholeNumber } from '../base/numbers.ts'

export const stateLabels: Record<SubscriptionState, string> = {
  active: 'Actief',
  ending: 'Opgezegd',
  pastDue: 'Betaling te laat',
  granted: 'Toegekend',
  none: 'Geen',
}

/** How somebody stands with paying, in a few words: 'Tot 31 okt 2026' for what ends by itself. */
export function stateText(state: SubscriptionState, until: Moment | null): string {
  if (state === 'ending' && until) return `Tot ${date(until)}`
  if (state === 'granted' && until) return `Toegekend tot ${date(until)}`
  return stateLabels[state]
}

/** The users of the site and the drawer of one of them (ADM-PANEL-03..06, SH-CONT-03, SH-CONT-12). */
export const peopleWords = {
  search: 'Naam of e-mailadres',
  role: 'Filter op rol',
  allRoles: 'Alle rollen',
  state: 'Filter op abonnement',
  allStates: 'Alle abonnementen',
  table: 'Gebruikers',
  person: 'Gebruiker',
  email: 'E-mailadres',
  roleColumn: 'Rol',
  subscription: 'Abonnement',
  joined: 'Lid sinds',
  newestFirst: 'nieuwste eerst',
  blocked: 'Geblokkeerd',
  blockedOn: (at: Moment) => `Geblokkeerd sinds ${date(at)}`,
  open: (name: string) => `Beheer ${name}`,
  nobody: 'Niemand gevonden',
  nobodyText: 'Zoek op iets anders of zet een filter uit.',
  clear: 'Filters wissen',
  found: (total: number) =>
    total > mostCounted ? `Meer dan ${wholeNumber(mostCounted)} gevonden` : `${wholeNumber(total)} gevonden`,
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  points: 'Zonnetjes',
  notConfirmed: 'nog niet bevestigd',
  toProfile: 'Bekijk profiel',
  changeRole: 'Rol wijzigen',
  newRole: 'Nieuwe rol',
  roleQuestion: (name: string) => `Rol van ${name} wijzigen?`,
  roleText: (from: string, to: string) => `Van ${from} naar ${to}. Dit geldt meteen, ook voor pagina’s die open staan.`,
  roleChanged: (name: string, role: string) => `${name} is nu ${role}`,
  ownRole: 'Je eigen rol verlaag je niet zelf.',
  top5: 'Top 5',
  top5Hint: 'Mag zich eerder aanmelden voor evenementen.',
  awards: 'Awards',
  noAwards: 'Er zijn nog geen awards.',
  tester: 'Komt langs testmodus',
  inactive: 'Niet actief',
  changeEmail: 'E-mailadres wijzigen',
  newEmail: 'Nieuw e-mailadres',
  emailHint: 'Het nieuwe adres krijgt een link om te bevestigen. Het oude adres krijgt bericht.',
  sendLink: 'Link versturen',
  sending: 'Versturen...',
  linkSent: (email: string) => `Link verstuurd naar ${email}`,
  pending: (email: string, at: Moment) => `${email} is gevraagd op ${date(at)} en wacht op bevestiging.`,
  contact: 'Contactgegevens',
  contactHint: 'Dat je deze gegevens bekijkt, komt in het logboek.',
  viewContact: 'Contactgegevens bekijken',
  phone: 'Telefoon',
  emergencyName: 'Noodcontact',
  emergencyPhone: 'Telefoon noodcontact',
  notFilled: 'niet ingevuld',
  access: 'Toegang',
  block: 'Blokkeren',
  blockHint: 'Logt overal uit en houdt inloggen tegen. Berichten en abonnement blijven.',
  unblock: 'Blokkade opheffen',
  unblockQuestion: (name: string) => `Blokkade van ${name} opheffen?`,
  unblockText: 'Daarna kan dit account weer inloggen.',
  hasBlocked: (name: string) => `${name} is geblokkeerd`,
  hasUnblocked: (name: string) => `${name} kan weer inloggen`,
} as const
