/**
 * What the pages are called among what is found, what stands on them where they say nothing of it themselves, and the
 * other words by which people look for them (SH-NAV-26): what they want to do there, in whatever form they write it.
 */
export const searchPageWords = {
  '/how-it-works': { title: 'How it works', text: null, also: 'uitleg werkwijze hoe werkt' },
  '/subscription': {
    title: 'Abonnement',
    text: null,
    also: 'lidmaatschap lid worden prijs kosten betalen betaling betaalmethode incasso opzeggen opzegging stoppen beëindigen afmelden factuur facturen',
  },
  '/events': {
    title: 'Events',
    text: 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.',
    also: 'evenementen agenda kalender aanmelden aanmelding afmelden afmelding annuleren',
  },
  '/blogs': { title: 'Blogs', text: null, also: 'artikelen lezen' },
  '/products': { title: 'Producten', text: null, also: 'winkel shop kopen bestellen bestelling' },
  '/podcasts': {
    title: 'Podcasts',
    text: 'Gesprekken over gezond leven, om te beluisteren of te bekijken.',
    also: 'afleveringen luisteren',
  },
  '/contact': { title: 'Contact', text: null, also: 'hulp vraag klacht bereiken telefoon e-mail klantenservice' },
  '/privacy': { title: 'Privacybeleid', text: null, also: 'avg gegevens' },
  '/terms': { title: 'Algemene voorwaarden', text: null, also: 'regels herroepen opzegtermijn' },
  '/cookies': { title: 'Cookiebeleid', text: null, also: 'toestemming' },
  '/auth?mode=forgot': {
    title: 'Wachtwoord vergeten',
    text: 'Kies een nieuw wachtwoord met een link in je mail.',
    also: 'inloggen herstellen wijzigen',
  },
  '/inbox': { title: 'Inbox', text: 'Je meldingen en antwoorden.', also: 'notificaties' },
  '/profile': {
    title: 'Profiel',
    text: 'Je profiel, contactgegevens en instellingen.',
    also: 'account wachtwoord wijzigen beveiliging afmelden meldingen verwijderen',
  },
  '/admin': { title: 'Admin Center', text: 'Leden, rollen en instellingen van de site beheren.', also: '' },
} as const satisfies Record<string, { title: string; text: string | null; also: string }>
