import type { Platform } from './address.ts'
import type { ChapterFault } from './chapters.ts'

/** What managers of podcasts read (POD-ADMIN). */
export const podcastManageWords = {
  title: 'Podcasts beheren',
  add: 'Nieuwe podcast',
  edit: 'Podcast bewerken',
  loading: 'Podcasts laden...',
  empty: { title: 'Nog geen podcasts', text: 'Voeg de eerste toe met een adres van YouTube of Spotify.' },
  counts: (saved: number, heard: number) => `${saved} keer bewaard, ${heard} keer beluisterd`,
  chapters: (count: number) => (count === 1 ? '1 hoofdstuk' : `${count} hoofdstukken`),
  transcript: 'uitgeschreven',
  remove: 'Verwijderen',
  removeQuestion: 'Weet je zeker dat je deze podcast wilt verwijderen?',
  removeText: 'Wat mensen ervan bewaarden en eronder schreven, gaat mee weg.',
  added: 'Podcast toegevoegd',
  saved: 'Podcast bijgewerkt',
  removed: 'Podcast verwijderd',
  loadFailed: 'Fout bij laden',
  saveFailed: 'Fout bij opslaan',
  removeFailed: 'Fout bij verwijderen',
  save: 'Opslaan',
  saving: 'Opslaan...',
  cancel: 'Annuleren',
} as const

/** The fields of the form (POD-ADMIN-15). */
export const podcastFieldWords = {
  title: 'Titel',
  platform: 'Platform',
  choosePlatform: 'Kies een platform',
  originalUrl: 'Adres',
  originalUrlHint: 'Het adres van de video op YouTube, of van de aflevering of show op Spotify.',
  speaker: 'Spreker',
  speakerSearch: 'Zoek op naam of gebruikersnaam',
  noSpeaker: 'Geen spreker',
  noSpeakerFound: 'Niemand gevonden',
  summary: 'Samenvatting',
  description: 'Beschrijving',
  duration: 'Duur',
  durationHint: 'Zoals het er staat, bijvoorbeeld 48 min.',
  categories: 'Onderwerpen',
  isFeatured: 'Uitgelicht',
  publishedAt: 'Gepubliceerd op',
  publishedHint: 'Leeg is niet gepubliceerd. Tijd in Nederland.',
  thumbnail: 'Afbeelding',
  thumbnailHint:
    'Een adres dat met https begint, of een eigen bestand. Leeg is het beeld van de video, of een tekening.',
  chapters: 'Hoofdstukken',
  chaptersHint: 'Eén per regel, met het moment ervoor: 12:40 Waarom het raam niet telt',
  transcript: 'Uitgeschreven tekst',
  transcriptHint:
    'Elke regel met het moment ervoor: 12:40 Noor: Veel mensen zeggen. Ondertitels (VTT of SRT) kunnen ook.',
} as const

/** What stands under a field that cannot be stored. */
export const podcastFaultWords = {
  titleMissing: 'Titel is verplicht',
  titleLong: 'Titel mag maximaal 200 karakters bevatten',
  platformMissing: 'Platform is verplicht',
  urlMissing: 'URL is verplicht',
  urlInvalid: { youtube: 'Ongeldige YouTube URL', spotify: 'Ongeldige Spotify URL' } satisfies Record<Platform, string>,
  summaryLong: 'Samenvatting mag maximaal 500 karakters bevatten',
  descriptionLong: 'Beschrijving mag maximaal 5000 karakters bevatten',
  durationLong: 'Duur mag maximaal 20 karakters bevatten',
  publishedYear: 'Kies een datum tussen 2000 en 2099',
  speakerMissing: 'Deze spreker bestaat niet meer. Kies een ander.',
  thumbnailInvalid: 'Gebruik een adres dat met https:// begint.',
  chapters: {
    line: (line: number) =>
      `Regel ${line}: begin met het moment en zet de titel erachter, zoals 12:40 Waarom het raam niet telt.`,
    order: (line: number) => `Regel ${line}: dit moment komt niet na het vorige.`,
    title: (line: number) => `Regel ${line}: de titel mag maximaal 120 karakters bevatten.`,
    many: (line: number) => `Regel ${line}: er passen maximaal 60 hoofdstukken in.`,
  } satisfies Record<ChapterFault['kind'], (line: number) => string>,
  transcriptLong: 'De uitgeschreven tekst mag maximaal 300.000 karakters bevatten',
} as const

/** Why a podcast was not stored or removed, under 'Fout bij opslaan' or 'Fout bij verwijderen'. */
export const podcastRefused: Readonly<Record<string, string | undefined>> = {
  CHANGED: 'Dit item is intussen gewijzigd. Laad opnieuw.',
  FAULTY_FIELDS: 'Kijk de velden met een melding na.',
  NOT_FOUND: 'Deze podcast bestaat niet of is verwijderd.',
  FORBIDDEN: 'Je hebt geen toegang tot podcast beheer.',
}
