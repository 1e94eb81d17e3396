import { privacyWords as words } from '@bewezen/domain/privacy/words.ts'
import { useEffect, useRef } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { Cover } from './Cover.tsx'
import { NightScreen, NightText, NightTitle } from './NightScreen.tsx'
import { SignOutButton } from './SignOutButton.tsx'

const titleId = 'vertrek'

/** Until when one can come back, and the button that does it. */
export const LeavingScreen = ({ leavesAt }: { leavesAt: string }) => (
  <Cover titleId={titleId}>
    <NightScreen art={{ sunAt: 0.9 }}>
      <NightTitle id={titleId}>{words.coverTitle}</NightTitle>
      <NightText>{words.coverText(leavesAt)}</NightText>
      <NightText>{words.coverHidden}</NightText>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ComeBack />
        <SignOutButton look="night" />
      </div>
    </NightScreen>
  </Cover>
)

function ComeBack() {
  const button = useRef<HTMLButtonElement>(null)
  const cache = useQueries()
  const back = useChange(api.privacy.comeBack, {
    onSuccess: async () => {
      // Everything below was refused until now.
      await cache.invalidateQueries()
      tellSuccess(words.back.title, words.back.text)
    },
    onError: () => tellError(words.backFailed.title, words.backFailed.text),
  })
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} look="sun" busy={back.isPending} busyText={words.comingBack} onClick={() => back.mutate({})}>
      {words.comeBack}
    </Button>
  )
}
