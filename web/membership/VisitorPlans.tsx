import { words } from '@bewezen/domain/membership/words.ts'
import type { FaqFields } from '@bewezen/domain/site/contract.ts'
import { entrances } from '../base/address/navigation.ts'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { classes } from '../base/parts/classes.ts'
import { Faq } from './Faq.tsx'
import { FreePlan } from './FreePlan.tsx'
import { Lifelong } from './Lifelong.tsx'
import { StudentPlan } from './StudentPlan.tsx'

type Props = { priceCents: number; faq: readonly FaqFields[] }

/** The plans as a visitor reads them, with the way in inside the plan (MKT-MORE-15), and the last questions (MKT-MORE-17). */
export const VisitorPlans = ({ priceCents, faq }: Props) => (
  <>
    <div className="mt-14 grid items-stretch gap-5 lg:mt-16 lg:grid-cols-[1fr_1.62fr]">
      <FreePlan />
      <StudentPlan priceCents={priceCents}>
        <div className="grid gap-3.5 border-t border-line pt-5">
          <Lifelong priceCents={priceCents} />
          <a
            href={entrances.register}
            className={classes(buttonLook({ look: 'sun', size: 'l', block: true }), 'content-link')}
          >
            {words.visitor.register}
          </a>
        </div>
      </StudentPlan>
    </div>
    <Faq entries={faq} />
  </>
)
