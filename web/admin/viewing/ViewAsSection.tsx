import { type ViewAs, viewAsNames } from '@bewezen/domain/access/viewAs.ts'
import { viewAsHints, viewAsLabels, viewAsWords } from '@bewezen/domain/access/viewAsWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import { useState } from 'react'
import { viewingBarCode } from '../../access/index.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { Radios } from '../../base/parts/Checkbox.tsx'
import { tellError } from '../../base/parts/toast.ts'

/** Where an admin chooses as whom to view the site (ADM-MORE-50). */
export function ViewAsSection() {
  const [as, setAs] = useState<ViewAs>('visitor')
  const start = useChange(api.access.startViewing, {
    // The next page draws the bar at once, since its code is there.
    onSuccess: async (_output, { as }) => {
      await viewingBarCode().catch(() => null)
      window.location.assign(as === 'visitor' ? '/' : '/community')
    },
    onError: (error) => tellError(viewAsWords.failed, adminReason(refusalOf(error)?.code ?? '')),
  })
  return (
    <Card as="section" pad aria-labelledby="view-as" className="grid max-w-[640px] gap-5">
      <h2 id="view-as" className="heading text-fs-21">
        {viewAsWords.section}
      </h2>
      <p className="text-ink-2">{viewAsWords.intro}</p>
      <Radios
        label={viewAsWords.choice}
        value={as}
        onChange={setAs}
        options={viewAsNames.map((value) => ({ value, label: <Choice of={value} /> }))}
      />
      <p className="text-fs-14 text-ink-2">{viewAsWords.tabs}</p>
      <Button
        look="sun"
        busy={start.isPending || start.isSuccess}
        onClick={() => start.mutate({ as })}
        className="justify-self-start"
      >
        {viewAsWords.start}
      </Button>
    </Card>
  )
}

const Choice = ({ of }: { of: ViewAs }) => (
  <span className="grid leading-tight">
    <span className="font-[550]">{viewAsLabels[of]}</span>
    <span className="text-fs-14 text-ink-2">{viewAsHints[of]}</span>
  </span>
)
