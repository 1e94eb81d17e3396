/** The page for when nothing else can be drawn (SH-ERR-17). */
export const unavailableWords = {
  title: 'Er is iets misgegaan',
  away: 'De site kan even niet bij haar gegevens. Wacht een minuut en probeer het opnieuw.',
  failed: 'Probeer het opnieuw. Blijft het misgaan, kom dan later terug.',
  again: 'Opnieuw proberen',
  home: 'Naar homepage',
} as const
