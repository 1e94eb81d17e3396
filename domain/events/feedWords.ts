/** The calendar feed of one's own enrolments. */
export const feedWords = {
  title: 'Agenda koppelen',
  text: 'Volg je aanmeldingen in je eigen agenda. Verschuift een datum of gaat er een niet door, dan past je agenda zich aan.',
  make: 'Adres maken',
  renew: 'Nieuw adres maken',
  revoke: 'Koppeling stoppen',
  since: (when: string) => `Gekoppeld sinds ${when}.`,
  address: 'Adres van je agenda',
  once: 'Dit adres zie je één keer. Wie het kent, kan je aanmeldingen lezen: deel het met niemand.',
  copy: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  copyFailed: { title: 'Kopiëren mislukt', text: 'Selecteer het adres en kopieer het zelf.' },
  how: 'Kies in Google Agenda, Outlook of Apple Agenda voor een agenda toevoegen via een adres of abonnement.',
  renewQuestion: 'Wil je een nieuw adres maken?',
  renewText: 'Het oude adres werkt dan meteen niet meer. Zet het nieuwe in je agenda.',
  revokeQuestion: 'Weet je zeker dat je de koppeling wilt stoppen?',
  revokeText: 'Je agenda krijgt dan geen aanmeldingen en wijzigingen meer.',
  revoked: 'Koppeling gestopt',
  failed: 'Het is niet gelukt. Probeer het opnieuw.',
  loadFailed: 'Je agenda kon niet worden geladen',
  /** How a calendar program calls it. */
  name: (site: string) => `${site} evenementen`,
} as const
