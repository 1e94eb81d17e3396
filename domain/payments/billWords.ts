/** What stands on a bill. */
export const billWords = {
  invoice: 'Factuur',
  credit: 'Creditnota',
  number: (number: string) => `Nummer: ${number}`,
  date: (date: string) => `Datum: ${date}`,
  buyer: (name: string) => `Voor: ${name}`,
  /** On a credit note: the invoice on which it gives back (SHOP-ORDER-52). */
  ofInvoice: (number: string) => `Bij factuur: ${number}`,
  order: (number: string) => `Bestelling: ${number}`,
  line: (name: string, quantity: number, piece: string, percent: number) =>
    `${name}\n${quantity} × ${piece}, btw ${percent}%`,
  shipping: 'Verzendkosten',
  beside: 'Overig bedrag',
  before: 'Al eerder teruggegeven',
  vatOf: (percent: number, net: string) => `Waarvan btw ${percent}% over ${net}`,
  vat: (percentage: number) => `Btw ${percentage}%`,
  paid: 'Betaald, inclusief btw',
  back: 'Teruggegeven, inclusief btw',
} as const
