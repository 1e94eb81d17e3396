import { shortAmount } from '@bewezen/domain/base/money.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { useId } from 'react'
import { Card } from '../base/parts/Card.tsx'
import { Benefits } from './Benefits.tsx'

/** What everybody has; it has no button, since nothing is to be done for it (SUB-PAGE-15). `note` says what it is to the viewer. */
export function FreePlan({ note }: { note?: string | undefined }) {
  const id = useId()
  const { name, yes, no } = words.plans.none
  return (
    <Card as="section" aria-labelledby={id} className="order-1 flex flex-col gap-5 p-[22px] lg:order-none lg:p-8">
      <h2 id={id} className="heading text-fs-26">
        {name}
      </h2>
      <p className="heading text-[3.25rem] leading-none tracking-[-0.045em] lg:text-[4rem]">{shortAmount(0)}</p>
      <Benefits yes={yes} no={no} />
      {note && <p className="mt-auto text-fs-14 text-ink-3">{note}</p>}
    </Card>
  )
}
