import { shortAmount } from '@bewezen/domain/base/money.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { Sky } from '../base/parts/Sky.tsx'
import { Benefits } from './Benefits.tsx'

/** The student membership with its price and what it brings; below it stands what can be done (SUB-PAGE-14, SUB-PAGE-15). */
export function StudentPlan({ priceCents, children }: { priceCents: number | undefined; children?: ReactNode }) {
  const id = useId()
  const { name, lead, yes } = words.plans.student
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-l border-[1.5px] border-ink bg-surface">
      <div className="h-[148px]">
        <Sky at={600} sunrise={440} sunset={1160} theme="licht" />
      </div>
      <div className="grid gap-5 px-5 pt-5 pb-6 lg:px-8 lg:pt-[26px] lg:pb-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex-[1_1_220px]">
            <h2 id={id} className="heading text-fs-26">
              {name}
            </h2>
            <p className="text-ink-2">{lead}</p>
          </div>
          <p className="heading text-[3.25rem] leading-none tracking-[-0.045em] lg:text-[4rem]">
            {priceCents === undefined ? (
              // In the line of the text beside it, so that nothing moves when the price comes.
              <span className="inline-flex w-[2.1em] align-bottom">
                <Skeleton className="h-[1em] w-full" />
              </span>
            ) : (
              shortAmount(priceCents)
            )}{' '}
            <span className="font-text text-[17px] tracking-normal text-ink-2">{words.perMonth}</span>
          </p>
        </div>
        <Benefits yes={yes} wide />
        {children}
      </div>
    </section>
  )
}
