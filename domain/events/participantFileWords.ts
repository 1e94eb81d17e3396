/** The headings and states of the file of participants (EV-MORE-27). */
export const participantFileWords = {
  columns: [
    'Datum',
    'Naam',
    'Gebruikersnaam',
    'E-mail',
    'Aangemeld op',
    'Status',
    'Betaling',
    'Betaald',
    'Waarvan BTW',
    'Terugbetaald',
    'Waarvan BTW terug',
    'Terugbetaling',
    'Valuta',
    'Kortingscode',
    'Korting',
    'Bedrijf',
    'Btw-nummer',
    'Factuur',
  ],
  refunds: { none: '', pending: 'Onderweg', refunded: 'Teruggestort', failed: 'Mislukt' },
} as const
