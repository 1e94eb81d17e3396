/** The sentences about publishing, for authors of an article or a post. */
export const publicationWords = {
  status: 'Status',
  states: { draft: 'Concept', published: 'Gepubliceerd' },
  publishedAt: 'Publiceren op',
  publishedHint: 'Leeg is meteen. Tijd in Nederland.',
} as const
