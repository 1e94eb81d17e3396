/** The sentences of the pages after a checkout of the shop (SUB-PAY-03..10, X3-ERR-28). */
export const payWords = {
  unavailable: {
    title: 'Betaling niet beschikbaar',
    text: 'Betalen is binnenkort mogelijk. Er is niets afgeschreven.',
    back: 'Terug naar producten',
  },
  paid: {
    title: 'Betaling geslaagd',
    text: 'Je ontvangt een bevestiging per e-mail.',
    orderNumber: 'Bestelnummer',
    shop: 'Verder winkelen',
    profile: 'Naar profiel',
  },
} as const
