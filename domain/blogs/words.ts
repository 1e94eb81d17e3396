import { richTextRefused } from '../base/richTextWords.ts'
import type { BlogField } from './blog.ts'
import type { BlogCategory } from './categories.ts'

/** The Dutch sentences of the blogs (BLOG-AREA). */
export const blogWords = {
  title: 'Blogs',
  lead: 'Wat we meten, wat we lazen en wat we weer loslieten.',
  search: 'Zoek in blogs...',
  clear: 'Zoekopdracht wissen',
  found: (count: number) => (count === 1 ? '1 blog gevonden' : `${count} blogs gevonden`),
  all: 'Alles',
  category: 'Onderwerp',
  loading: 'Blogs laden...',
  none: 'Nog geen blogs',
  noneFound: 'Geen blogs gevonden',
  failed: 'Kon blogs niet laden',
  again: 'Opnieuw proberen',
  more: 'Meer laden',
  shown: (shown: number, total: number) => `${shown} van ${total} blogs`,
  minutes: (minutes: number) => `${minutes} min leestijd`,
  draft: 'Concept',
  planned: (day: string) => `Gepland: ${day}`,
  missing: 'Blog niet gevonden',
  missingText: 'Dit artikel bestaat niet of is niet beschikbaar.',
  toAll: 'Alle blogs',
  contents: 'In dit artikel',
  share: 'Delen',
  shareTitle: 'Deel dit artikel',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd',
  copyFailed: 'Kopiëren lukte niet. Kopieer het adres uit de adresbalk.',
  mail: 'E-mail',
  join: 'Praat mee in de community',
  joinText: 'Stel je vraag of deel je eigen meting.',
  toCommunity: 'Naar de community',
  toSubscription: 'Bekijk het lidmaatschap',
  related: 'Lees ook',
  loadFrame: 'Inhoud laden',
} as const

/** What who writes reads (BLOG-AREA-08, BLOG-AREA-09). */
export const blogEditWords = {
  make: 'Nieuwe blog',
  edit: 'Bewerken',
  editTitle: 'Blog bewerken',
  remove: 'Verwijderen',
  removeQuestion: 'Weet je zeker dat je deze blog wilt verwijderen?',
  title: 'Titel',
  slug: 'Adres',
  slugHint: 'Leeg laten maakt het adres van de titel.',
  slugFixed: 'Het adres staat vast sinds de publicatie.',
  excerpt: 'Samenvatting',
  excerptHint: 'Staat op de kaart, in zoekmachines en bij gedeelde links.',
  cover: {
    legend: 'Omslag',
    hint: 'JPG, PNG of WebP, maximaal 5MB. Zonder omslag komt er een tekening.',
    choose: 'Omslag kiezen',
    other: 'Andere omslag',
    takeAway: 'Omslag weghalen',
    uploading: 'Omslag uploaden...',
    alt: 'Omschrijving van de omslag',
  },
  category: 'Onderwerp',
  noCategory: 'Geen onderwerp',
  content: 'Inhoud',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Blog opgeslagen',
  published: 'Blog gepubliceerd',
  removed: 'Blog verwijderd',
  saveFailed: 'Kon blog niet opslaan',
  removeFailed: 'Kon blog niet verwijderen',
} as const

export const blogFaultWords: Record<BlogField, string> = {
  title: 'Vul een titel in van maximaal 150 karakters.',
  slug: 'Gebruik letters en cijfers in het adres.',
  excerpt: 'De samenvatting mag maximaal 300 karakters bevatten.',
  coverAlt: 'Vul een omschrijving van de omslag in van maximaal 300 karakters.',
  publishedAt: 'Kies een moment in de toekomst, of laat het leeg.',
}

export const blogCategoryWords: Record<BlogCategory, string> = {
  licht: 'Licht',
  voeding: 'Voeding',
  beweging: 'Beweging',
  slaap: 'Slaap',
  adem: 'Adem',
  grounding: 'Grounding',
  rood: 'Rood licht',
}

/** Why an article was not stored, under 'Kon blog niet opslaan'. */
export const blogRefused: Readonly<Record<string, string | undefined>> = {
  ...richTextRefused,
  CHANGED: 'Dit item is intussen gewijzigd. Laad opnieuw.',
  SLUG_FIXED: 'Het adres staat vast sinds de publicatie.',
  UPLOAD_FAILED: 'De omslag kon niet worden gebruikt. Kies hem opnieuw.',
}
