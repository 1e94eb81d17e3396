import { FreePlan } from './FreePlan.tsx'
import { StudentPlan } from './StudentPlan.tsx'

/** The plans as a visitor reads them: nothing here can be pressed. */
export const VisitorPlans = ({ priceCents }: { priceCents: number }) => (
  <div className="mt-14 grid items-stretch gap-5 lg:mt-16 lg:grid-cols-[1fr_1.62fr]">
    <FreePlan />
    <StudentPlan priceCents={priceCents} />
  </div>
)
