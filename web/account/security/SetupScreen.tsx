import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { useEffect, useRef } from 'react'
import { Cover, SignOutButton } from '../../access/index.ts'
import { refetchOpen } from '../../base/live/refetch.ts'
import { Card } from '../../base/parts/Card.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

const titleId = 'tweede-factor'

/** Setting up the second factor over the whole site, for those who cannot go on without. */
export const SetupScreen = ({ onDone }: { onDone: () => void }) => (
  <Cover titleId={titleId} className="bg-bg px-5 py-8">
    <Card pad className="m-auto grid w-full max-w-[520px] gap-5">
      <Title />
      <SecondFactorSetup
        onDone={() => {
          // What was refused below is asked for again.
          void refetchOpen()
          onDone()
        }}
      />
      <SignOutButton look="quiet" className="justify-self-start" />
    </Card>
  </Cover>
)

function Title() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid gap-1.5">
      <h2 id={titleId} ref={title} tabIndex={-1} className="heading text-fs-26 leading-[1.15] outline-none">
        {securityWords.requiredTitle}
      </h2>
      <p className="text-ink-2">{securityWords.requiredText}</p>
    </div>
  )
}
