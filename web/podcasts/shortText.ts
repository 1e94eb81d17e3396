import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastWords } from '@bewezen/domain/podcasts/words.ts'

/** As much of a text as search engines show. */
const shownWords = /^.{0,155}(?=\s|$)/su

/** The text that stands for an episode where there is room for one sentence. */
export const shortText = ({ summary, description }: Pick<Podcast, 'summary' | 'description'>): string =>
  shownWords.exec((summary || description).replace(/\s+/g, ' ').trim())?.[0] || podcastWords.lead
