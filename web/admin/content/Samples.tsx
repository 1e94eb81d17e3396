import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import type { ManagedTeam, ManagedTestimonial } from '@bewezen/domain/site/contract.ts'
import { useId } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { useAdminChange } from '../useAdminChange.ts'

const words = contentWords.sampleSwitch
type Props = { testimonials: readonly ManagedTestimonial[]; team: readonly ManagedTeam[] }

/** Tells of the samples that stand on the home page, and takes all of them off with one press (MKT-MORE-12, MKT-MORE-13). */
export function Samples({ testimonials, team }: Props) {
  const id = useId()
  const samples = [...testimonials, ...team].filter(({ isSample }) => isSample)
  const isOn = samples.some(({ isActive }) => isActive)
  const change = useAdminChange(api.site.switchSamples, {
    said: () => (isOn ? words.turnedOff : words.turnedOn),
  })
  if (samples.length === 0) return null
  return (
    <Card as="section" pad aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-4">
      <div className="max-w-[60ch]">
        <h2 id={id} className="heading text-fs-21">
          {words.title}
        </h2>
        <p className="mt-2 text-fs-14 text-ink-2">{isOn ? words.on : words.off}</p>
      </div>
      <Button look="line" busy={change.isPending} onClick={() => change.mutate({ isOn: !isOn })}>
        {isOn ? words.turnOff : words.turnOn}
      </Button>
    </Card>
  )
}
