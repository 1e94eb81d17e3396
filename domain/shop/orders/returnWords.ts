import { longDate } from '../../base/dates.ts'
import type { Instant } from '../../base/instant.ts'
import { amount } from '../../base/money.ts'
import type { Site } from '../../base/renderer.ts'
import { thinkingDays } from '../../payments/withdrawalPeriod.ts'

/** What is sent back, `by` when (null while it is only asked about), and for how much. */
export type ParcelBack = { number: string; names: readonly string[]; by: Instant | null; refundCents: number }

export const returnWords = {
  title: 'Zo stuur je het terug',
  piece: (quantity: number, name: string) => `${quantity} × ${name}`,
  costs: 'Het terugsturen betaal je zelf.',
} as const

/**
 * What a buyer must know to send a parcel back, as label and text: the same in the question, on the page of the order and in
 * the mail (SHOP-ORDER-46). Without an address of the company it is asked for at the contact address.
 */
export function returnFacts(
  { number, names, by, refundCents }: ParcelBack,
  { name, contactEmail, company }: Site,
): { label: string; text: string }[] {
  const day = by === null ? null : longDate(by)
  const address = company?.address?.split(/\s*\n\s*/).join(', ')
  const mark = `Zet ${number} op het pakket.`
  return [
    { label: 'Wat', text: names.join(', ') },
    {
      label: 'Waarheen',
      text: address ? `${name}, ${address}. ${mark}` : `Vraag het adres aan ${contactEmail}. ${mark}`,
    },
    {
      label: 'Wanneer',
      text: day === null ? `Binnen ${thinkingDays} dagen na je herroeping.` : `Uiterlijk ${day}.`,
    },
    { label: 'Kosten', text: returnWords.costs },
    {
      label: 'Je geld',
      text: `${amount(refundCents)}, op dezelfde manier als je betaalde, zodra het pakket er is: uiterlijk ${day ?? `na ${thinkingDays} dagen`}.`,
    },
  ]
}
