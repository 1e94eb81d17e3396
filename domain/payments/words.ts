/** The sentences of the pages around the payment of an order of the shop (SUB-PAY-03..10, X3-ERR-28, SHOP-ORDER-04). */
export const payWords = {
  unavailable: {
    title: 'Betaling niet beschikbaar',
    text: 'Betalen is binnenkort mogelijk. Er is niets afgeschreven.',
    back: 'Terug naar producten',
  },
  resumed: {
    title: 'Je gaat naar de betaalpagina',
    text: 'Een ogenblik, we openen de beveiligde pagina van de betaalpartner.',
    toOrders: 'Naar Mijn bestellingen',
  },
  paid: {
    title: 'Betaling geslaagd',
    text: 'Je ontvangt een bevestiging per e-mail.',
    orderNumber: 'Bestelnummer',
    order: 'Bekijk je bestelling',
    shop: 'Verder winkelen',
    profile: 'Naar profiel',
  },
} as const
