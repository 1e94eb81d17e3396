import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import Check from 'lucide-react/icons/check'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { NightScreen, NightText, NightTitle } from './NightScreen.tsx'

/** The gate for somebody who has just confirmed their address: a welcome, and the same words under it (COM-START-07). */
export function FirstGate() {
  const account = useOwnAccount()
  if (!account) return null
  return (
    <Main className="flex flex-1 flex-col">
      <NightScreen art="halfSun">
        <p className="mb-4 flex items-center gap-2 text-fs-14 font-semibold text-on-night-2">
          <Check size={17} aria-hidden="true" />
          {gateWords.confirmed}
        </p>
        <NightTitle>{gateWords.oneMoreStep(account.firstName)}</NightTitle>
        <h2 className="mt-8 font-display text-fs-26 font-medium">{gateWords.noAccess}</h2>
        <NightText className="mt-2">{gateWords.noAccessText}</NightText>
        <LinkButton look="sun" size="l" to="/subscription" className="mt-8">
          {words.button.startMine}
        </LinkButton>
      </NightScreen>
    </Main>
  )
}
