import { capital } from '@bewezen/domain/base/dates.ts'
import { soonWords } from '@bewezen/domain/site/words.ts'
import { pageLabel } from '../base/address/navigation.ts'
import { useOwnPath } from '../base/address/useOwnPath.ts'
import { HorizonArt } from '../base/parts/HorizonArt.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Screen } from '../base/parts/Screen.tsx'

/**
 * A page for members that says that more is coming; its heading is the label of its path, else its own word in the address
 * (SH-ROUTE-24, SH-ROUTE-25, MKT-PAGE-04).
 */
export function SoonScreen() {
  const path = useOwnPath()
  return (
    <Screen title={pageLabel(path) ?? capital(path.split('/')[1] ?? '')} description={soonWords.text}>
      <HorizonArt />
      <LinkButton to="/community" className="mt-6">
        {soonWords.toCommunity}
      </LinkButton>
    </Screen>
  )
}
