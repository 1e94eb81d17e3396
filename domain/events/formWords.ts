import { longDate } from '../base/dates.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'

/** What is wrong with a field of the form (EV-FORM). */
export const faultWords = {
  titleRequired: 'Titel is verplicht',
  titleTooLong: 'Titel mag maximaal 150 karakters bevatten',
  descriptionTooLong: 'Beschrijving mag maximaal 10.000 karakters bevatten',
  typeRequired: 'Evenement type is verplicht',
  venueRequired: 'Locatie naam is verplicht voor fysieke evenementen',
  venueTooLong: 'Locatie mag maximaal 200 karakters bevatten',
  practicalTooLong: 'Dit mag maximaal 1.000 karakters bevatten',
  joinUrlRequired: 'Online meeting link is verplicht voor digitale evenementen',
  joinUrlInvalid: 'Voer een geldige meeting URL in (Google Meet, Teams, Zoom)',
  priceInvalid: 'Voer een geldig bedrag in',
  priceTooHigh: 'Het hoogste bedrag is € 999.999,99',
  maxTooLow: 'Maximum deelnemers moet minimaal 1 zijn',
  minTooLow: 'Minimum deelnemers moet minimaal 0 zijn',
  minAboveMax: 'Minimum deelnemers kan niet hoger zijn dan maximum deelnemers',
  startRequired: 'Startdatum is verplicht',
  endRequired: 'Einddatum is verplicht',
  yearOutOfRange: 'Kies een jaar van 2000 tot en met 2100',
  endBeforeStart: 'Einddatum moet na de startdatum zijn',
  timeInvalid: 'Voer een geldige tijd in (HH:mm)',
  patternRequired: 'Kies een herhalingspatroon',
  recurrenceEndTooEarly: 'Einddatum van de herhaling moet na de startdatum zijn',
  deadlines: 'Controleer de inschrijf- en annuleertermijnen',
  rolesRequired: 'Selecteer minimaal één rol',
  imageInvalid: 'Voer een geldig adres van een afbeelding in (https)',
  currencyFixed: 'Valuta kan niet meer worden gewijzigd',
} as const

/** What the form asks or tells before saving; nothing of it stands in the way. */
export const formNoticeWords = {
  past: 'De startdatum ligt in het verleden',
  long: 'Klopt de einddatum?',
  noCancelDeadline: 'Zonder annuleertermijn kunnen deelnemers tot de start gratis annuleren.',
  belowEnrolled: (taken: number) => `Er zijn al ${wholeNumber(taken)} aanmeldingen. Niemand wordt verwijderd.`,
  cutAfter: (day: string) => `De reeks stopt na 365 data op ${longDate(`${day}T12:00Z`)}.`,
  wholeSeries: 'Je bewerkt de hele reeks',
  oneDate: "Eén datum verander je met 'Datum verplaatsen' bij die datum.",
  deletesSeries: 'Dit verwijdert de hele reeks.',
  unsaved: 'Je wijzigingen zijn nog niet opgeslagen. Toch sluiten?',
  belowMinimum: 'Minimum nog niet gehaald',
} as const

/** Saving and deleting an event, and the answers about dates that vanish (EV-ERR, EV-MSG, EV-RECUR-17). */
export const saveWords = {
  incomplete: { title: 'Formulier niet compleet', text: 'Controleer de verplichte velden.' } satisfies Notice,
  failed: { title: 'Opslaan mislukt', text: 'Controleer de gegevens en probeer opnieuw.' } satisfies Notice,
  created: 'Het evenement is succesvol aangemaakt en toegevoegd aan de kalender.',
  updated: 'De wijzigingen zijn succesvol opgeslagen.',
  deleted: 'Het evenement is permanent verwijderd uit de kalender.',
  invalid: 'De evenement gegevens zijn niet geldig. Controleer de status en andere velden.',
  missing: 'Vul alle verplichte velden in voordat je het evenement opslaat.',
  /** How what went wrong with a part begins, whichever part it was. */
  failedWith: 'Fout bij',
  tryAgainAs: (reference: string) => `Probeer het opnieuw (nummer ${reference}).`,
  createFailed: (message: string) => `Fout bij het aanmaken van het evenement: ${message}`,
  updateFailed: (message: string) => `Fout bij het bijwerken van het evenement: ${message}`,
  teachersFailed: 'Fout bij het toevoegen van docenten',
  seriesFailed: (message: string) => `Fout bij het aanmaken van herhalende evenementen: ${message}`,
  seriesRemoveFailed: 'Fout bij het verwijderen van herhalingen',
  deleteFailed: 'Verwijderen mislukt door een database fout. Probeer het opnieuw.',
  gone: 'Dit event bestaat niet meer. Ververs de pagina.',
  tryAgain: 'Probeer het opnieuw.',
  changed: 'Dit evenement is intussen gewijzigd. Kies boven de velden hoe je verdergaat.',
  hasPaid: 'Dit evenement heeft betaalde aanmeldingen. Annuleer het evenement eerst.',
  deleteQuestion: 'Weet je zeker dat je dit evenement wilt verwijderen?',
  keep: 'Behouden als losse datum',
  moveTo: (day: string) => `Verplaatsen naar ${longDate(`${day}T12:00Z`)}`,
  cancel: 'Annuleren en terugbetalen',
  cancelDate: 'Deze datum annuleren',
} as const
