import { words } from '@bewezen/domain/membership/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** Back from the provider without having paid (SUB-RESULT-07, SUB-RESULT-08, SUB-RESULT-09). */
export const NotSubscribedScreen = () => (
  <Main className="page max-w-[720px] py-14 lg:py-24">
    <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{words.cancelled.title}</h1>
    <p className="mt-4 text-fs-18 text-ink-2">{words.cancelled.text}</p>
    <div className="mt-8 flex flex-wrap gap-3">
      <LinkButton to="/subscription" look="sun" size="l">
        {words.cancelled.toPlans}
      </LinkButton>
      <LinkButton to="/" look="line" size="l">
        {words.cancelled.toHome}
      </LinkButton>
    </div>
  </Main>
)
