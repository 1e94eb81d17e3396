import type { Hue } from '../pictures/look.ts'
import type { PodcastCategory } from './podcast.ts'

/** The colour of the pictures of each category. */
export const hueOfCategory: Record<PodcastCategory, Hue> = {
  licht: 'licht',
  emf: 'slaap',
  voeding: 'voeding',
  beweging: 'beweging',
  grounding: 'grounding',
  hormonen: 'rood',
  vitaminen: 'adem',
}
