import { amount } from '@bewezen/domain/base/money.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { partWords, deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { participantName } from '@bewezen/domain/events/participants.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { ConfirmDialog } from '../../../base/parts/ConfirmDialog.tsx'
import { DropdownMenu, MenuItem } from '../../../base/parts/DropdownMenu.tsx'
import { IconButton } from '../../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import type { About } from '../about.ts'
import { RefundPart } from './RefundPart.tsx'
import { useDeskChange } from './useDeskChange.ts'

type Props = { of: DeskParticipant; name: string; event: About['event'] }

/** What an admin does with somebody's place: gives part of the money back, or takes the place away, with all of it or without; what becomes of the money is said before (EV-CANCEL-11, EV-PART-05, EV-MORE-28). */
export function PlaceActions({ of, name, event }: Props) {
  const { id, paidCents } = of
  const hasPlace = isLive(of.status)
  const [isParting, setParting] = useState(false)
  const [refunds, setRefunds] = useState<boolean | null>(null)
  const cancel = useDeskChange(api.events.cancelPlace, {
    onDone: () => {
      setRefunds(null)
      tellSuccess(words.cancelled)
    },
    onRefused: (code) => {
      setRefunds(null)
      tellError(words.cancelFailed, code === 'OCCURRENCE_STARTED' ? words.started : words.failed)
    },
  })
  const paid = amount(paidCents, event.currency)
  const payer = of.paidBy ? participantName(of.paidBy.person) : undefined
  const money = refunds ? words.comesBack(paid, payer) : words.keeps(paid)
  return (
    <>
      <DropdownMenu
        label={words.actionsFor(name)}
        width={290}
        trigger={<IconButton label={words.actionsFor(name)} icon={<Ellipsis size={18} />} />}
      >
        {paidCents > 0 && <MenuItem onSelect={() => setParting(true)}>{partWords.open}</MenuItem>}
        {hasPlace && paidCents > 0 && (
          <>
            <MenuItem danger onSelect={() => setRefunds(true)}>
              {words.cancelRefund}
            </MenuItem>
            <MenuItem danger onSelect={() => setRefunds(false)}>
              {words.cancelKeep}
            </MenuItem>
          </>
        )}
        {hasPlace && paidCents === 0 && (
          <MenuItem danger onSelect={() => setRefunds(false)}>
            {words.cancel}
          </MenuItem>
        )}
      </DropdownMenu>
      <ConfirmDialog
        open={refunds !== null}
        onClose={() => setRefunds(null)}
        question={words.cancelQuestion(name)}
        text={paidCents > 0 ? money : words.nothingPaid}
        verb={words.cancel}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ enrollmentId: id, refunds: refunds === true })}
      />
      {isParting && <RefundPart of={of} name={name} payer={payer} event={event} onClose={() => setParting(false)} />}
    </>
  )
}
