/** What the pages are called among what is found, and what stands on them where they say nothing of it themselves. */
export const searchPageWords = {
  '/how-it-works': { title: 'How it works', text: null },
  '/subscription': { title: 'Abonnement', text: null },
  '/events': { title: 'Events', text: 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.' },
  '/blogs': { title: 'Blogs', text: null },
  '/products': { title: 'Producten', text: null },
  '/podcasts': { title: 'Podcasts', text: 'Gesprekken over gezond leven, om te beluisteren of te bekijken.' },
  '/contact': { title: 'Contact', text: null },
  '/privacy': { title: 'Privacybeleid', text: null },
  '/terms': { title: 'Algemene voorwaarden', text: null },
  '/cookies': { title: 'Cookiebeleid', text: null },
  '/inbox': { title: 'Inbox', text: 'Je meldingen en antwoorden.' },
  '/profile': { title: 'Profiel', text: 'Je profiel, contactgegevens en instellingen.' },
  '/admin': { title: 'Admin Center', text: 'Leden, rollen en instellingen van de site beheren.' },
} as const satisfies Record<string, { title: string; text: string | null }>
