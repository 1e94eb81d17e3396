/** The costs of shipping, in Instellingen (SHOP-ORDER-09). */
export const shippingWords = {
  shop: 'Winkel',
  title: 'Verzendkosten',
  hint: 'In euro, per bestelling met een product dat we versturen.',
  freeFrom: 'Gratis vanaf',
  freeFromHint: 'Het bedrag aan producten. Leeg laten is nooit gratis.',
  unit: 'euro',
  rateRefused: 'Vul een bedrag in tot 999,99, zoals 4,95',
  freeRefused: 'Vul een bedrag in tot 99.999,99, zoals 75,00',
  save: 'Verzendkosten opslaan',
} as const
