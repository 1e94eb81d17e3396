/** Under a field of the company of an invoice, and on it (EV-MORE-22). */
export const companyFaultWords = {
  nameRequired: 'Vul de bedrijfsnaam in',
  nameTooLong: 'Een bedrijfsnaam mag maximaal 200 karakters bevatten',
  addressInvalid: 'Vul straat, huisnummer, postcode en plaats in',
  vatInvalid: 'Dit btw-id klopt niet; begin met de letters van het land, zoals NL',
  onBill: (vatNumber: string) => `Btw-id ${vatNumber}`,
} as const
