import { capital } from '@bewezen/domain/base/dates.ts'
import { soonPages, soonWords } from '@bewezen/domain/site/words.ts'
import { useRouter } from '@tanstack/react-router'
import { pageLabel } from '../base/address/navigation.ts'
import { useOwnPath } from '../base/address/useOwnPath.ts'
import { still } from '../base/hydration/still.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { RegisterBanner } from './RegisterBanner.tsx'

const SoonArt = still(() => import('./SoonArt.tsx'), 'SoonArt')

/**
 * A page that says that more is coming; its heading is the label of its path, else its own word in the address
 * (SH-ROUTE-24, SH-ROUTE-25, MKT-PAGE-04). A visitor is led home instead of to the community, and told what takes an
 * account (ROUTE-TABLE-07, ROUTE-TABLE-10).
 */
export function SoonScreen() {
  const { signedIn } = useRouter().options.context
  const path = useOwnPath()
  const page = path.split('/')[1] ?? ''
  const invite = signedIn ? undefined : soonPages[page]?.invite
  return (
    <Screen title={pageLabel(path) ?? capital(page)} description={soonWords.text}>
      {invite && <RegisterBanner text={invite} />}
      <SoonArt key={page} page={page} />
      <LinkButton to={signedIn ? '/community' : '/'} look={invite ? 'line' : 'primary'} className="mt-6">
        {signedIn ? soonWords.toCommunity : soonWords.toHome}
      </LinkButton>
    </Screen>
  )
}
