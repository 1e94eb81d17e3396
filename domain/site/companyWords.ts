/** The numbers by which a company is known, as the footer, the contact page and an invoice tell them. */
export const companyWords = {
  kvk: (number: string) => `KvK ${number}`,
  vatId: (number: string) => `Btw-id ${number}`,
} as const
