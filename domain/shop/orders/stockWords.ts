import { wholeNumber } from '../../base/numbers.ts'
import type { StockReason } from './stock.ts'

/** The stock of a product and how it moved, for admins in the product dialog (SHOP-ORDER-36). */
export const stockWords = {
  title: 'Voorraadverloop',
  show: 'Voorraadverloop tonen',
  hide: 'Voorraadverloop verbergen',
  now: (stock: number | null) => (stock === null ? 'Nu onbeperkt' : `Nu ${wholeNumber(stock)}`),
  none: 'De voorraad is nog niet veranderd.',
  at: 'Wanneer',
  amount: 'Verschil',
  why: 'Reden',
  by: 'Wie',
  reasons: {
    counted: 'Geteld',
    order: 'Bestelling',
    lapsed: 'Vervallen bestelling',
    returned: 'Teruggekomen',
    correction: 'Correctie',
  } satisfies Record<StockReason, string>,
  signed: (amount: number) => (amount > 0 ? `+${wholeNumber(amount)}` : `-${wholeNumber(-amount)}`),
  correct: 'Voorraad corrigeren',
  correctAmount: 'Verschil in stuks',
  correctHint: 'Zoals -2 voor twee stuks minder, of 3 voor drie erbij.',
  amountRefused: 'Vul een geheel getal in, zoals -2 of 3',
  note: 'Reden van de correctie',
  noteRefused: 'Geef een reden van 3 tot 500 karakters',
  verb: 'Corrigeren',
  busy: 'Opslaan...',
  corrected: (stock: number) => `De voorraad is nu ${wholeNumber(stock)}`,
  unlimited: 'Onbeperkte voorraad wordt niet geteld. Vul eerst een aantal in bij Voorraad en sla het product op.',
  failed: 'Kon het verloop niet laden',
} as const
