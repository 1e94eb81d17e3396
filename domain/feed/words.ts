import { richTextRefused } from '../base/richTextWords.ts'
import type { PostField } from './post.ts'

/** The feed of a community (COM-LEARN-01, COM-LEARN-17). */
export const feedWords = {
  title: 'Feed',
  lead: (community: string) => `Nieuws uit ${community}, van de mensen die er lesgeven.`,
  empty: 'Nog geen berichten in de feed.',
  emptyText: 'Zodra er iets te vertellen is, lees je het hier.',
  loading: 'Feed laden...',
  loadFailed: 'Kon de feed niet laden.',
  postFailed: 'Kon het bericht niet laden.',
  more: 'Meer laden',
  loadingMore: 'Meer laden...',
  pinned: 'Vastgezet',
  draft: 'Concept',
  planned: (moment: string) => `Gepland: ${moment}`,
  comments: (count: number) => (count === 0 ? 'Reageren' : count === 1 ? '1 reactie' : `${count} reacties`),
  in: 'in',
  toFeed: 'Feed',
} as const

/** What who posts reads (COM-LEARN-02, COM-LEARN-16). */
export const postEditWords = {
  make: 'Nieuw bericht',
  edit: 'Bewerken',
  editTitle: 'Bericht bewerken',
  tools: (title: string) => `Acties voor ${title}`,
  pin: 'Vastzetten',
  unpin: 'Losmaken',
  pinFailed: 'Kon het bericht niet vastzetten.',
  remove: 'Verwijderen',
  removeQuestion: 'Weet je zeker dat je dit bericht wilt verwijderen?',
  removeText: (title: string) => `'${title}' verdwijnt, met alle reacties. Dit kan niet ongedaan worden gemaakt.`,
  removeVerb: 'Bericht verwijderen',
  removed: 'Bericht verwijderd',
  removeFailed: 'Kon het bericht niet verwijderen.',
  title: 'Titel',
  content: 'Inhoud',
  picture: {
    legend: 'Afbeelding',
    hint: 'JPG, PNG of WebP, maximaal 5MB.',
    choose: 'Afbeelding kiezen',
    other: 'Andere afbeelding',
    takeAway: 'Afbeelding weghalen',
    uploading: 'Afbeelding uploaden...',
    alt: 'Omschrijving van de afbeelding',
    altHint: 'Voor wie de afbeelding niet ziet. Leeg als hij niets toevoegt.',
  },
  isPinned: 'Bovenaan vastzetten',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Bericht opgeslagen',
  published: 'Bericht gepubliceerd',
  saveFailed: 'Kon het bericht niet opslaan',
} as const

export const postFaultWords: Record<PostField, string> = {
  title: 'Vul een titel in van maximaal 120 karakters.',
  imageAlt: 'De omschrijving mag maximaal 300 karakters bevatten.',
  publishedAt: 'Kies een moment in de toekomst, of laat het leeg.',
}

/** Why a post was not stored, under 'Kon het bericht niet opslaan'. */
export const postSaveRefused: Readonly<Record<string, string | undefined>> = {
  ...richTextRefused,
  CHANGED: 'Dit item is intussen gewijzigd. Laad opnieuw.',
  UPLOAD_FAILED: 'De afbeelding kon niet worden gebruikt. Kies hem opnieuw.',
  NOT_FOUND: 'Dit bericht bestaat niet meer.',
}
