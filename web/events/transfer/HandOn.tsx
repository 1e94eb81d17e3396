import type { OwnTransfer } from '@bewezen/domain/events/transferContract.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import type { Shown } from '../shown.ts'
import { AskTransfer } from './AskTransfer.tsx'
import { useTransferChange } from './useTransferChange.ts'

type Props = { shown: Shown; transfer: OwnTransfer }

/** For who has a place: the way to hand it on, or how the request for that stands (EV-MORE-31). */
export function HandOn({ shown, transfer: { own, mayAsk } }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { zone } = shown.event
  const withdraw = useTransferChange(api.events.withdrawTransfer, { done: () => words.withdrawn, zone })
  if (own)
    return (
      <div className="grid gap-2.5 rounded-m bg-surface-2 px-4 py-3 text-fs-14 max-lg:mb-6">
        <p role="status" className="wrap-anywhere">
          {own.state === 'accepted' ? words.waitsForDesk(own.askedFor) : words.waitsFor(own.askedFor)}
        </p>
        <Button
          look="line"
          size="s"
          className="justify-self-start"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ transferId: own.id })}
        >
          {words.withdraw}
        </Button>
      </div>
    )
  if (!mayAsk) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 justify-self-center font-semibold underline underline-offset-3 max-lg:pb-6"
      >
        {words.open}
      </button>
      {isAsking && <AskTransfer shown={shown} onClose={() => setAsking(false)} />}
    </>
  )
}
