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
    'Waarvan btw',
    'Terugbetaald',
    'Waarvan btw terug',
    'Terugbetaling',
    'Valuta',
    'Kortingscode',
    'Korting',
    'Bedrijf',
    'Btw-id',
    'Factuur',
  ],
  refunds: { none: '', pending: 'Onderweg', refunded: 'Teruggestort', failed: 'Mislukt' },
} as const
