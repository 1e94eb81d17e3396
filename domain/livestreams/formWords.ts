import type { Notice } from '../base/words.ts'
import type { Platform } from './platforms.ts'

/** The Dutch sentences of the form and of managing (LIVE-FORM). */
export const livestreamFormWords = {
  newTitle: 'Nieuwe livestream',
  editTitle: 'Livestream bewerken',
  sections: {
    basics: 'Basisinformatie',
    source: 'Platform en stream',
    planning: 'Planning',
    visibility: 'Zichtbaarheid en status',
  },
  groups: (count: number) => (count === 1 ? '1 groep geselecteerd' : `${count} groepen geselecteerd`),
  title: 'Titel',
  description: 'Beschrijving',
  platform: 'Platform',
  youtubeUrl: 'YouTube URL',
  rumbleUrl: 'Rumble URL',
  embedCode: 'Embed code',
  startTime: 'Starttijd',
  endTime: 'Eindtijd',
  visibility: 'Zichtbaar voor',
  isActive: 'Nu live',
  isActiveHint: 'Er kan één livestream tegelijk live zijn.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  created: 'Livestream aangemaakt',
  updated: 'Livestream bijgewerkt',
  removed: 'Livestream verwijderd',
  removeQuestion: 'Weet je zeker dat je deze livestream wilt verwijderen?',
  removeText: (title: string) => `Van '${title}' gaan het gesprek, de vragen en de herinneringen mee weg.`,
  removeVerb: 'Verwijderen',
  removing: 'Verwijderen...',
  removeFailed: 'Fout bij verwijderen',
  saveFailed: 'Fout bij opslaan',
  saveFailedText: 'Er is een fout opgetreden.',
  updateFailed: 'Fout bij bijwerken',
  updateFailedText: 'Onbekende fout',
  faulty: 'Validatiefout',
  faultyText: 'Corrigeer de fouten in het formulier.',
  start: 'Zet live',
  stop: 'Stop de livestream',
  counts: (count: { total: number; live: number; upcoming: number; past: number }) =>
    `${count.total} in totaal, ${count.live} live, ${count.upcoming} gepland, ${count.past} geweest`,
  recording: 'Adres van de opname',
  recordingHint: 'Dezelfde controle als bij de uitzending: alleen toegestane adressen.',
  recordingSaved: 'Opname bewaard',
} as const

export const platformWords: Record<Platform, string> = { youtube: 'YouTube', rumble: 'Rumble', custom: 'Custom' }

/** The sentence under a field (LIVE-FORM-10..19). */
export const livestreamFaultWords = {
  titleRequired: 'Titel is verplicht',
  titleTooLong: 'Titel mag maximaal 100 karakters bevatten',
  descriptionTooLong: 'Beschrijving mag maximaal 2000 karakters bevatten',
  startRequired: 'Starttijd is verplicht',
  startNotAhead: 'Starttijd moet in de toekomst liggen',
  endNotAfter: 'Eindtijd moet na de starttijd liggen',
  year: 'Kies een datum tussen 2020 en 2099',
  youtubeRequired: 'YouTube URL is verplicht',
  youtubeWrong: 'Ongeldige YouTube URL',
  rumbleRequired: 'Rumble URL is verplicht',
  rumbleWrong: 'Ongeldige Rumble URL',
  embedRequired: 'Embed code is verplicht voor custom platform',
  audienceRequired: 'Selecteer minimaal één doelgroep',
} as const

/** What a refused save says under 'Fout bij opslaan' or 'Fout bij bijwerken' (X3-ERR-18, X3-ERR-19, X3-ERR-23, X3-EDGE-13). */
export const livestreamRefused = {
  OTHER_STREAM_ACTIVE: {
    title: livestreamFormWords.saveFailed,
    text: 'Er kan maar één actieve livestream tegelijk zijn.',
  },
  END_BEFORE_START: { title: livestreamFormWords.saveFailed, text: 'De eindtijd moet na de starttijd liggen.' },
  CHANGED: { title: livestreamFormWords.saveFailed, text: 'Dit item is intussen gewijzigd. Laad opnieuw.' },
  NOT_OVER: { title: livestreamFormWords.saveFailed, text: 'Een opname hoort bij een livestream die geweest is.' },
  FAULTY_FIELDS: { title: livestreamFormWords.faulty, text: livestreamFormWords.faultyText },
} as const satisfies Record<string, Notice>
