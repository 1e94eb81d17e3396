import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { NightScreen, NightText, NightTitle } from './NightScreen.tsx'
import { TypedText } from './TypedText.tsx'

/** The gate for somebody without an active subscription, with the way to one (SH-GATE-11, SH-GATE-12, X3-GATE-07). */
export const NoAccess = ({ typed }: { typed: string }) => (
  <Main className="flex flex-1 flex-col">
    <NightScreen art="moon">
      <NightTitle>{gateWords.noAccess}</NightTitle>
      <NightText>{gateWords.noAccessText}</NightText>
      <LinkButton look="sun" size="l" to="/subscription" className="mt-8">
        {gateWords.toSubscriptions}
      </LinkButton>
      <TypedText>{typed}</TypedText>
    </NightScreen>
  </Main>
)
