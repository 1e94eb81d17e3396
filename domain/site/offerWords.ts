/** What the membership brings, line by line (MKT-OFFER-03). */
export const worthWords = {
  university: 'Universiteit',
  labs: 'Labs',
  events: 'Events',
  discounts: 'Kortingen',
  masterclasses: 'Q&A en masterclasses',
  study: 'Studiehulp',
  experts: 'Hulp van experts',
} as const
