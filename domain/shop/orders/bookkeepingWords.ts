/** The file of the bookkeeper (SHOP-ORDER-37). */
export const bookkeepingWords = {
  columns: [
    'Factuurnummer',
    'Datum',
    'Bestelling',
    'Netto 21%',
    'Btw 21%',
    'Netto 9%',
    'Btw 9%',
    'Netto 0%',
    'Btw 0%',
    'Waarvan verzendkosten (incl. btw)',
    'Totaal (incl. btw)',
    'Betaalwijze',
    'Terugbetaald',
  ],
  method: 'Online betaling',
  badPeriod: 'Kies een begin- en einddatum, met het begin niet na het einde',
} as const
