/** What stands on a bill. */
export const billWords = {
  invoice: 'Factuur',
  credit: 'Creditnota',
  number: (number: string) => `Nummer: ${number}`,
  date: (date: string) => `Datum: ${date}`,
  buyer: (name: string) => `Voor: ${name}`,
  vat: (percentage: number) => `Btw ${percentage}%`,
  paid: 'Betaald, inclusief btw',
  back: 'Teruggegeven, inclusief btw',
} as const
