/**
 * What each public page is called, by its path. Apart from the rest of what is known of them (`publicPages.ts`), since
 * every browser carries these. A room that brings a public page adds its line here and there.
 */
export const pageTitles = {
  '/': 'Gezond leven, bewezen',
  '/how-it-works': 'Hoe het werkt',
  '/contact': 'Contact',
  '/blogs': 'Blogs',
  '/events': 'Evenementenkalender',
  '/livestream': 'Livestreams',
  '/podcasts': 'Podcasts',
  '/products': 'Producten',
  '/subscription': 'Lidmaatschap',
  '/privacy': 'Privacybeleid',
  '/terms': 'Algemene voorwaarden',
  '/cookies': 'Cookiebeleid',
  '/auth': 'Inloggen',
} as const
export type PublicPath = keyof typeof pageTitles
