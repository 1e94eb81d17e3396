import { soonWords } from '@bewezen/domain/site/words.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { HorizonArt } from '../base/parts/HorizonArt.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { pageLabel } from '../base/shell/navigation.ts'

/**
 * A page that says that more is coming; its heading is the label of its path, else its own word in the address
 * (SH-ROUTE-24, SH-ROUTE-25, MKT-PAGE-04). A visitor is led home instead of to the community.
 */
export function SoonScreen() {
  const { signedIn } = useRouter().options.context
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Screen title={pageLabel(path) ?? wordOf(path)} description={soonWords.text}>
      <HorizonArt />
      <LinkButton to={signedIn ? '/community' : '/'} className="mt-6">
        {signedIn ? soonWords.toCommunity : soonWords.toHome}
      </LinkButton>
    </Screen>
  )
}

function wordOf(path: string): string {
  const word = path.split('/')[1] ?? ''
  return word.charAt(0).toUpperCase() + word.slice(1)
}
