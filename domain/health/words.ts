import { dateTime, dayAndMonth, time } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import type { Notice } from '../base/words.ts'
import type { RatingField } from './measures.ts'
import type { MedicalField, MedicalGroup } from './medical.ts'

/** The panel 'Medische gegevens en leefstijl' (SH-MED). */
export const medicalWords = {
  title: 'Medische gegevens en leefstijl',
  subtitle: 'Je dagcurve, lichaam en voeding',
  loading: 'Medische gegevens laden...',
  loadFailed: 'Je medische gegevens konden niet worden geladen.',
  dayCurve: 'Jouw dagcurve',
  dayCurveText: 'Zo sta je er vandaag voor. Hoe hoger de zon, hoe hoger je cijfer.',
  dayCurveEmpty: 'Geef jezelf een cijfer en je dagcurve verschijnt hier.',
  curveLabels: {
    sleepQuality: 'Slaap',
    energyLevel: 'Energie',
    moodRating: 'Stemming',
    stressLevel: 'Stress',
  } satisfies Record<RatingField, string>,
  curveRead: (rows: string) => `Jouw dagcurve: ${rows}`,
  ends: {
    stressLevel: ['Kalm', 'Gespannen'],
    sleepQuality: ['Onrustig', 'Diep'],
    energyLevel: ['Leeg', 'Vol'],
    moodRating: ['Somber', 'Opgewekt'],
  } satisfies Record<RatingField, readonly [string, string]>,
  outOfTen: (value: number) => `${value} van 10`,
  choose: 'Niet ingevuld',
  add: 'Toevoegen',
  addTo: (label: string) => `${label}: toevoegen`,
  addDone: 'Klaar',
  yes: 'Ja',
  no: 'Nee',
  save: 'Opslaan',
  saving: 'Opslaan...',
  onlyYou:
    'Alleen jij ziet deze gegevens. In een medisch noodgeval kan een beheerder ze 30 minuten lezen; je krijgt dan meteen bericht.',
  consent:
    'Door op te slaan geef je uitdrukkelijk toestemming om deze gezondheidsgegevens te bewaren. Je kunt die toestemming altijd intrekken met ‘Wis medische gegevens’.',
  consentGiven: (at: Moment) => `Toestemming gegeven op ${dateTime(at)}.`,
  whoLooked: 'Wie heeft mijn gegevens bekeken',
  saved: 'Medische gegevens succesvol bijgewerkt!',
  saveFailed: (reason: string | null) => `Kon medische gegevens niet bijwerken: ${reason || 'Onbekende fout'}`,
  offline: 'Je bent niet verbonden',
  changedMeanwhile: 'Je gegevens zijn intussen gewijzigd',
  useNewest: 'Laatste versie laden',
  useNewestText: 'Op een ander apparaat is iets anders opgeslagen. Wat je hier invulde, staat er nog.',
  ratingsFaulty: 'Controleer de ingevoerde waarden (1-10)',
  valuesFaulty: 'Controleer de ingevoerde waarden',
  outOfBounds: (min: number, max: number) => `Waarde moet tussen ${min} en ${max} liggen`,
  wrongStep: (step: string) => (step === '1' ? 'Vul een heel getal in' : `Vul een waarde in stappen van ${step} in`),
  noNumber: 'Vul een getal in, zoals 7,5',
  rating: {
    stressLevel: 'Stress niveau moet tussen 1 en 10 zijn',
    sleepQuality: 'Slaapkwaliteit moet tussen 1 en 10 zijn',
    energyLevel: 'Energie niveau moet tussen 1 en 10 zijn',
    moodRating: 'Stemming moet tussen 1 en 10 zijn',
  } satisfies Record<RatingField, string>,
  birthDate: 'Ongeldige geboortedatum',
  tooLong: 'Maximaal 1000 karakters',
  noOption: 'Kies een waarde uit de lijst',
  erase: 'Wis medische gegevens',
  eraseQuestion: 'Weet je zeker dat je je medische gegevens wilt wissen?',
  eraseText:
    'Alles in dit paneel gaat voorgoed weg en je toestemming wordt ingetrokken. Ook wij kunnen het daarna niet meer lezen.',
  erasing: 'Wissen...',
  erased: 'Medische gegevens gewist',
  eraseFailed: 'Kon medische gegevens niet wissen',
  unsaved: 'Nog niet opgeslagen',
} as const

/** What each field is called. */
export const fieldWords: Record<MedicalField, string> = {
  bloodType: 'Bloedgroep',
  allergies: 'Allergieën',
  medicalConditions: 'Medische aandoeningen',
  medications: 'Medicijnen',
  medicalNotes: 'Medische notities',
  birthDate: 'Geboortedatum',
  gender: 'Geslacht',
  heightCm: 'Lengte',
  weightKg: 'Gewicht',
  goal: 'Doel',
  dietPattern: 'Eetpatroon',
  dietaryRestrictions: 'Dieetbeperkingen',
  nutritionFocus: 'Voedingsfocus',
  supplementUse: 'Supplementen',
  waterIntakeLiters: 'Water',
  caffeineIntake: 'Cafeïne',
  alcoholUse: 'Alcohol',
  smoking: 'Roken',
  exerciseFrequency: 'Beweging',
  preferredWorkoutTime: 'Sportmoment',
  sports: 'Sporten',
  fitnessGoals: 'Fitnessdoelen',
  sleepHours: 'Slaap',
  outdoorTimeHours: 'Buitentijd',
  screenTimeHours: 'Schermtijd',
  workEnvironment: 'Werkomgeving',
  technologyUsage: 'Technologie',
  stressLevel: 'Stress niveau',
  sleepQuality: 'Slaapkwaliteit',
  energyLevel: 'Energie niveau',
  moodRating: 'Stemming',
}

export const groupWords: Record<MedicalGroup, string> = {
  medical: 'Medisch',
  body: 'Lichaam',
  food: 'Voeding',
  exercise: 'Beweging',
  lifestyle: 'Leefstijl',
  today: 'Vandaag',
}

/** 'Wie heeft mijn gegevens bekeken'. */
export const accessLogWords = {
  title: 'Wie heeft mijn gegevens bekeken',
  intro:
    'Niemand kan zomaar bij je gezondheid. Gebeurt het toch, dan staat het hier, met naam, reden en tijd. Deze lijst kan niemand aanpassen.',
  back: 'Profiel',
  loading: 'Inzage laden...',
  failed: 'De inzage kon niet worden geladen.',
  counts: { medical: 'Medische gegevens', contact: 'Contactgegevens', own: 'Door jezelf' },
  times: (count: number) => `${count} keer`,
  last: (at: Moment | null) => (at === null ? 'nog nooit' : `laatst op ${dayAndMonth(at)}`),
  filter: 'Filter',
  filters: { all: 'Alles', medical: 'Medische gegevens', contact: 'Contactgegevens' },
  lines: (count: number) => `${count} ${count === 1 ? 'regel' : 'regels'}, nieuwste eerst`,
  log: 'Logboek',
  empty: 'Niemand heeft je gegevens bekeken.',
  emptyFiltered: 'Niemand heeft deze gegevens bekeken.',
  badges: { medical: 'Noodtoegang', contact: 'Contactgegevens', own: 'Door jou' },
  emergency: {
    before: 'Heeft je ',
    strong: 'medische gegevens',
    after: (from: Moment, until: Moment) =>
      ` mogen lezen, van ${time(from)} tot ${time(until)}. Je kreeg meteen bericht.`,
  },
  looks: (times: number) => (times === 0 ? 'Niets\u00a0geopend.' : `${times}\u00a0keer\u00a0geopend.`),
  reason: (reason: string) => `Reden: ${reason}`,
  window: '30 minuten, alleen lezen',
  contact: { before: 'Heeft je ', strong: 'telefoonnummer en noodcontact', after: ' bekeken in het beheer.' },
  emailChanged: { before: 'Heeft je ', strong: 'e-mailadres', after: ' gewijzigd. Het oude adres kreeg bericht.' },
  exported: { before: 'Je hebt een kopie van ', strong: 'al je gegevens', after: ' gedownload.' },
  how: 'Hoe inzage werkt',
  closed: { title: 'Standaard dicht', text: 'Geen enkele rol leest je medische gegevens. Ook beheerders niet.' },
  onlyThen: {
    title: 'Alleen bij nood',
    text: 'In een medisch noodgeval kan een beheerder ze 30 minuten lezen, na opnieuw inloggen en met een reden. Wijzigen kan niet.',
  },
  wrong: { title: 'Klopt er iets niet?', text: 'Meld het meteen.', mail: 'Mail ons' },
} as const

/** 'Noodtoegang' in the admin area (SH-MED-42). */
export const emergencyWords = {
  title: 'Noodtoegang',
  intro:
    'Alleen voor een medisch noodgeval. Je leest de medische gegevens van één lid, 30 minuten lang en zonder iets te wijzigen. Het lid en de andere beheerders krijgen meteen bericht, en het staat voorgoed in het logboek.',
  member: 'Lid',
  memberHint: 'Zoek op naam of gebruikersnaam',
  searchEmpty: 'Niemand gevonden met deze naam.',
  searchFailed: 'Zoeken is mislukt. Probeer het opnieuw.',
  other: 'Ander lid kiezen',
  reason: 'Reden',
  reasonHint: 'Minimaal 10 karakters. Het lid leest deze reden.',
  password: 'Je wachtwoord',
  passwordHint: 'Log opnieuw in om te bevestigen dat jij het bent.',
  open: 'Noodtoegang openen',
  opening: 'Openen...',
  opened: 'Noodtoegang geopend',
  openedText: (name: string) => `${name} en de andere beheerders hebben bericht gekregen.`,
  running: 'Loopt nu',
  view: 'Gegevens lezen',
  readOnly: 'Alleen lezen',
  minutesLeft: (minutes: number) => (minutes === 1 ? 'nog 1 minuut' : `nog ${minutes} minuten`),
  until: (at: Moment) => `tot ${time(at)}`,
  over: 'Deze noodtoegang is voorbij.',
  overText: 'De gegevens zijn van je scherm gehaald. Is het nog nodig, open dan opnieuw noodtoegang.',
  nothing: 'Dit lid heeft geen medische gegevens ingevuld.',
  noMember: 'Kies eerst een lid.',
  noPassword: 'Vul je wachtwoord in.',
  notOpened: 'Noodtoegang is niet geopend',
  notified: 'Noodtoegang: een beheerder heeft je medische gegevens geopend',
  notifiedAdmin: 'Noodtoegang: een beheerder heeft medische gegevens van een lid geopend',
} as const

/** What a refusal of this room says. */
export const healthRefused = {
  REASON_TOO_SHORT: { title: emergencyWords.notOpened, text: 'Geef een reden van minimaal 10 karakters.' },
  REASON_TOO_LONG: { title: emergencyWords.notOpened, text: 'Geef een reden van maximaal 500 karakters.' },
  WRONG_PASSWORD: { title: emergencyWords.notOpened, text: 'Dit wachtwoord klopt niet.' },
  NOT_FOUND: { title: emergencyWords.notOpened, text: 'Dit lid bestaat niet meer.' },
} as const satisfies Record<string, Notice>
