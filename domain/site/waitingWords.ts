/** What is said while a page is fetched, before its own sentences are there; each is also that of its room. */
export const waitingWords = {
  inbox: 'Inbox laden...',
  profile: 'Loading...',
  podcasts: 'Podcasts laden...',
  livestreams: 'Livestreams laden...',
  admin: 'Gegevens laden...',
  orders: 'Bestellingen laden...',
  order: 'Bestelling laden...',
  log: 'Inzage laden...',
  access: 'Toegang laden...',
} as const
