/** What who writes an article or a post reads about making it public. */
export const publicationWords = {
  status: 'Status',
  states: { draft: 'Concept', published: 'Gepubliceerd' },
  publishedAt: 'Publiceren op',
  publishedHint: 'Leeg is meteen. Tijd in Nederland.',
} as const
