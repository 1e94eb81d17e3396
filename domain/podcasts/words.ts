import type { Notice } from '../base/words.ts'
import type { Platform } from './address.ts'
import type { PodcastCategory } from './podcast.ts'

/** The Dutch sentences of the podcasts (POD-LIST). */
export const podcastWords = {
  title: 'Podcasts',
  lead: 'Gesprekken over wat licht, ritme en eten met je doen.',
  search: 'Zoek in podcasts...',
  all: 'alle',
  category: 'Onderwerp',
  loading: 'Podcasts laden...',
  none: 'Nog geen podcasts',
  noneFound: 'Geen podcasts gevonden',
  failed: 'Fout bij laden',
  again: 'Opnieuw proberen',
  featured: 'Uitgelicht',
  unpublished: 'Niet gepubliceerd',
  loadFrame: 'Inhoud laden',
  open: { youtube: 'Bekijk op YouTube', spotify: 'Luister op Spotify' } satisfies Record<Platform, string>,
  manage: 'Beheren',
  manageForbidden: 'Je hebt geen toegang tot podcast beheer.',
  foundAt: (moment: string) => `Gezegd op ${moment}`,
} as const

/** The titles of notifications about episodes (POD-MORE-11). */
export const podcastTitles = { commented: 'Nieuwe reactie onder je podcast' } as const

/** Said after an address of an episode that is not there (POD-LIST-05). */
export const podcastMissing: Notice = {
  title: 'Podcast niet gevonden',
  text: 'Deze podcast bestaat niet of is verwijderd.',
}

export const platformWords: Record<Platform, string> = { youtube: 'YouTube', spotify: 'Spotify' }

export const podcastCategoryWords: Record<PodcastCategory, string> = {
  licht: 'licht',
  emf: 'emf',
  voeding: 'voeding',
  beweging: 'beweging',
  grounding: 'grounding',
  hormonen: 'hormonen',
  vitaminen: 'vitaminen',
}
