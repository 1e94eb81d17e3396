import { words } from '@bewezen/domain/membership/words.ts'

/** That the price of today stays with whoever begins today (MKT-MORE-16). */
export function Lifelong({ priceCents }: { priceCents: number }) {
  const { kept, rises } = words.lifelong(priceCents)
  return (
    <p className="text-fs-14 text-ink-2">
      <strong className="text-ink">{kept}</strong> {rises}
    </p>
  )
}
