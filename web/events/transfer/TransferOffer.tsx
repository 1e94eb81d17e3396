import type { OwnTransfer } from '@bewezen/domain/events/transferContract.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import type { Shown } from '../shown.ts'
import { AcceptTransfer } from './AcceptTransfer.tsx'
import { useTransferChange } from './useTransferChange.ts'

type Props = { shown: Shown; offer: NonNullable<OwnTransfer['offer']> }

/** For who was named: the place that somebody wants to give them, to take or to leave (EV-MORE-33). */
export function TransferOffer({ shown, offer: { id, state, from } }: Props) {
  const [isAccepting, setAccepting] = useState(false)
  const decline = useTransferChange(api.events.declineTransfer, { done: () => words.declined, zone: shown.event.zone })
  const name = from ? displayName(from) : words.somebody
  const isAsked = state === 'asked'
  return (
    <section className="grid gap-2.5 rounded-m border border-line-strong px-4 py-3">
      <p role="status" className="font-[650] wrap-anywhere">
        {isAsked ? words.offer(name) : words.awaits(name)}
      </p>
      {isAsked && <p className="text-fs-14 text-ink-2">{words.offerText}</p>}
      <div className="flex flex-wrap gap-2">
        {isAsked && <Button onClick={() => setAccepting(true)}>{words.accept}</Button>}
        <Button look="line" busy={decline.isPending} onClick={() => decline.mutate({ transferId: id })}>
          {isAsked ? words.decline : words.declineAfter}
        </Button>
      </div>
      {isAccepting && <AcceptTransfer shown={shown} transferId={id} onClose={() => setAccepting(false)} />}
    </section>
  )
}
