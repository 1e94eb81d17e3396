import { amount } from '../base/money.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { RecordKind } from './kinds.ts'

export const counted = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

/** What all tabs of production say. */
export const screenWords = {
  partly: 'Niet alles kon worden geladen',
  retry: 'Opnieuw proberen',
  loading: 'Laden...',
  add: 'Toevoegen',
  adding: 'Toevoegen...',
  save: 'Opslaan',
  saving: 'Opslaan...',
  edit: (name: string) => `Bewerken: ${name}`,
  remove: (name: string) => `Verwijderen: ${name}`,
  removeVerb: 'Verwijderen',
  actions: 'Acties',
  nobody: 'Onbekend',
  yes: 'ja',
  no: 'nee',
  nothing: 'niets',
  notes: 'Notities',
  description: 'Omschrijving',
  searchPerson: 'Zoek op naam',
  zone: (zone: string) => `tijden in ${zone}`,
} as const

/** In the place of a list that did not come, each with words of its own (EV-ADMIN-16, EV-ADMIN-22). */
export const loadFailedWords = {
  costs: 'De kosten konden niet worden geladen.',
  todos: 'De taken konden niet worden geladen.',
  briefings: 'De briefings konden niet worden geladen.',
  programme: 'Het programma kon niet worden geladen.',
  locations: 'De locaties konden niet worden geladen.',
  partners: 'De partners konden niet worden geladen.',
  codes: 'De kortingscodes konden niet worden geladen.',
} as const

/** Before something is deleted (EV-ADMIN-29). */
export const removeWords = {
  cost: 'Weet je zeker dat je deze kosten wilt verwijderen?',
  todo: 'Weet je zeker dat je deze taak wilt verwijderen?',
  briefing: 'Weet je zeker dat je deze briefing wilt verwijderen?',
  activity: 'Weet je zeker dat je deze activiteit wilt verwijderen?',
  location: 'Weet je zeker dat je deze locatie wilt verwijderen?',
  code: 'Weet je zeker dat je deze kortingscode wilt verwijderen? Wie hem al gebruikte, houdt de korting.',
  budget: 'Weet je zeker dat je deze begroting wilt verwijderen?',
} satisfies Record<RecordKind, string>

/** The tab Kosten. */
export const costScreenWords = {
  title: 'Kosten',
  totals: 'Totalen van de kosten',
  approved: 'Goedgekeurd',
  approvedBy: (name: string, day: string) => `door ${name} op ${day}`,
  items: (count: number) => counted(count, 'post', 'posten'),
  name: 'Naam',
  quantity: 'Aantal',
  price: 'Prijs',
  pricePerItem: 'Prijs per stuk',
  total: 'Totaal',
  order: 'Bestelling',
  orderOf: (name: string) => `Bestelling van ${name}`,
  approval: 'Goedkeuring',
  approve: 'Geef akkoord',
  approveOf: (name: string) => `Geef akkoord: ${name}`,
  link: 'Link',
  linkOf: (name: string) => `Link van ${name} (opent in een nieuw tabblad)`,
  taxInclusive: 'De prijs is inclusief btw',
  perParticipant: 'Per deelnemer',
  perParticipantHint: 'Anders zijn het vaste kosten, hoeveel mensen er ook komen.',
  addTitle: 'Kosten toevoegen',
  editTitle: 'Kosten bewerken',
  none: 'Nog geen kosten',
  noneText: 'Voeg de eerste post toe met het formulier.',
  covers: (participants: number) =>
    participants === 1 ? '1 deelnemer dekt dit' : `${wholeNumber(participants)} deelnemers dekken dit`,
  waiting: 'Wacht op jouw akkoord',
  allApproved: 'Alle kosten zijn goedgekeurd.',
  sum: (quantity: number, cents: number) => `${wholeNumber(quantity)} × ${amount(cents)}`,
} as const

/** The tab To Do. */
export const todoScreenWords = {
  title: 'To Do',
  counts: (open: number, done: number, late: number) =>
    [`${wholeNumber(open)} open`, `${wholeNumber(done)} voltooid`, late > 0 && `${wholeNumber(late)} verlopen`]
      .filter(Boolean)
      .join(', '),
  open: (count: number) => `${wholeNumber(count)} open`,
  priority: 'Prioriteit',
  task: 'Taak',
  name: 'Taaknaam',
  assigned: 'Toegewezen',
  assignee: 'Toegewezen aan',
  deadline: 'Deadline',
  noDeadline: 'Geen',
  status: 'Status',
  statusOf: (name: string) => `Status van ${name}`,
  addTitle: 'Taak toevoegen',
  editTitle: 'Taak bewerken',
  none: 'Nog geen taken',
  noneText: 'Voeg de eerste taak toe met het formulier.',
  order: 'Volgorde: prioriteit, dan status (niet gestart, bezig, uitgesteld, voltooid), dan de vroegste deadline.',
  allDone: 'Alle taken zijn voltooid.',
  more: (count: number) => `en nog ${counted(count, 'taak', 'taken')}`,
} as const

/** The tab Briefings. */
export const briefingScreenWords = {
  title: 'Briefings',
  people: (count: number, zone: string) => `${counted(count, 'briefing', 'briefings')}, tijden in ${zone}`,
  person: 'Persoon',
  role: 'Rol',
  roleHint: 'Vrije tekst, maximaal 100 karakters',
  start: 'Starttijd',
  end: 'Eindtijd',
  tasks: 'Taken',
  newTask: 'Nieuwe taak',
  addTask: 'Taak toevoegen aan de lijst',
  removeTask: (task: string) => `Uit de lijst: ${task}`,
  noTime: 'Geen tijd',
  from: (time: string) => `vanaf ${time}`,
  until: (time: string) => `tot ${time}`,
  addTitle: 'Briefing toevoegen',
  editTitle: 'Briefing bewerken',
  none: 'Nog geen briefings',
  noneText: 'Een briefing vertelt één persoon wat die doet, en wanneer.',
} as const

/** The tab Programma. */
export const programmeScreenWords = {
  title: 'Programma',
  activities: (count: number) => counted(count, 'activiteit', 'activiteiten'),
  time: 'Tijd',
  activity: 'Activiteit',
  name: 'Naam van de activiteit',
  location: 'Locatie',
  people: 'Aantal mensen',
  peopleOf: (count: number) => counted(count, 'mens', 'mensen'),
  attention: 'Let op',
  daylight: 'Daglicht',
  start: 'Starttijd',
  end: 'Eindtijd',
  tooFull: 'Te vol',
  addTitle: 'Activiteit toevoegen',
  editTitle: 'Activiteit bewerken',
  none: 'Nog geen activiteiten',
  noneText: 'Voeg de eerste activiteit toe met het formulier.',
} as const

/** The tab Locaties. */
export const locationScreenWords = {
  title: 'Locaties',
  rooms: (count: number) => counted(count, 'ruimte', 'ruimtes'),
  name: 'Naam',
  type: 'Type',
  surface: 'Oppervlakte',
  surfaceLabel: 'Oppervlakte (m²)',
  squareMetres: (area: string) => `${area} m²`,
  capacity: 'Capaciteit',
  none_: 'geen',
  accessibility: 'Bereikbaarheid',
  facilities: 'Voorzieningen',
  technical: 'Techniek',
  has: (name: string) => `${name}: ja`,
  hasNot: (name: string) => `${name}: nee`,
  addTitle: 'Locatie toevoegen',
  editTitle: 'Locatie bewerken',
  none: 'Nog geen locaties',
  noneText: 'Zonder locaties hebben activiteiten in het programma geen ruimte om te kiezen.',
} as const

/** The tab Partnerships. */
export const partnerScreenWords = {
  title: 'Partnerships',
  text: 'Dit is één lijst voor alle evenementen en producten.',
  partner: 'Partner',
  contact: 'Contact',
  invoicing: 'Facturatie',
  active: 'Actief',
  inactive: 'Niet actief',
  addTitle: 'Partner toevoegen',
  editTitle: 'Partner bewerken',
  none: 'Nog geen partners',
  noneText: 'Voeg de eerste partner toe met het formulier.',
  site: 'Website',
  catalog: 'Catalogus',
  siteOf: (name: string) => `Website van ${name} (opent in een nieuw tabblad)`,
  catalogOf: (name: string) => `Catalogus van ${name} (opent in een nieuw tabblad)`,
  iban: (iban: string) => `IBAN ${iban}`,
  vat: (number: string) => `Btw-id ${number}`,
  fields: {
    name: 'Naam',
    description: 'Omschrijving',
    websiteUrl: 'Website',
    contactEmail: 'E-mailadres',
    contactName: 'Contactpersoon',
    contactPhone: 'Telefoonnummer',
    addressStreet: 'Straat en huisnummer',
    addressCity: 'Plaats',
    addressPostalCode: 'Postcode',
    addressCountry: 'Land',
    catalogUrl: 'Catalogus (adres)',
    invoiceCompanyName: 'Bedrijfsnaam',
    invoiceVatNumber: 'Btw-id',
    invoiceEmail: 'E-mailadres voor facturen',
    invoiceAddress: 'Factuuradres',
    iban: 'IBAN',
    isActive: 'Actief',
  },
} as const
