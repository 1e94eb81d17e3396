import { amount } from '@bewezen/domain/base/money.ts'
import { maxReason } from '@bewezen/domain/base/typedText.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { moreThanPaid, orderDeskRefused, refundWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import {
  amountCents,
  chosenLines,
  newRefund,
  piecesLeft,
  type RefundChoice,
  refundCents,
  refundFaults,
} from './refundChoice.ts'
import type { OrderActs } from './useOrderActs.ts'

type Props = { order: DeskOrder; acts: OrderActs; onClose: () => void }

/**
 * 'Terugbetalen': lines by pieces, the shipping, an amount, and why; never more than came in. What another admin did
 * meanwhile has to be seen before anything goes back, so that nothing goes back twice (SHOP-ORDER-31, SHOP-ORDER-34, SHOP-ORDER-35).
 */
export function RefundDialog({ order, acts, onClose }: Props) {
  const attempt = useAttemptId()
  const form = useForm<RefundChoice, 'amount' | 'reason'>({
    start: newRefund(order),
    faultsOf: (choice) => refundFaults(order, choice),
  })
  const [seen, setSeen] = useState(order.version)
  const { values, put, errors } = form
  const cents = refundCents(order, values)
  const lines = order.lines.filter((line) => piecesLeft(line) > 0)
  const hasGoods = chosenLines(order, values).some(({ id }) => order.lines.find((line) => line.id === id)?.isPhysical)
  const isChanged = order.version > seen && acts.busy === null
  const send = (element: HTMLFormElement) => {
    const choice = form.check(element)
    if (!choice || isChanged) return
    const wish = {
      id: order.id,
      lines: chosenLines(order, choice),
      withShipping: choice.withShipping,
      amountCents: amountCents(choice) ?? 0,
      restocks: choice.restocks && hasGoods,
      reason: choice.reason,
    }
    acts.act({
      name: 'refund',
      call: () => api.orders.refund.call({ ...wish, version: seen, refundId: attempt.idFor(wish) }),
      said: words.done(cents),
      onDone: onClose,
      onRefused: ({ code, data }) => {
        if (code === 'MORE_THAN_PAID') form.refuse({ amount: moreThanPaid((data as { most: number }).most) })
        else if (code === 'REASON_TOO_SHORT' || code === 'REASON_TOO_LONG')
          form.refuse({ reason: orderDeskRefused[code].text })
        else return false
        return true
      },
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={Object.keys(form.typed).length > 0}
      title={words.title(orderNumber(order.id))}
      description={words.left(order.refundableCents)}
      verb={words.verb(cents)}
      busyText={words.busy}
      busy={acts.busy === 'refund'}
      isDanger
      onSend={send}
    >
      {isChanged && (
        <div role="alert" className="grid gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
          <p className="font-[550]">{orderDeskRefused.CHANGED.title}</p>
          <p>{words.changed}</p>
          <Button look="line" size="s" onClick={() => setSeen(order.version)} className="justify-self-start">
            {words.goOn}
          </Button>
        </div>
      )}
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1 text-fs-14 font-semibold">{words.pieces}</legend>
        {lines.map((line) => (
          <Select
            key={line.id}
            label={<span className="font-normal wrap-anywhere">{words.piecesOf(line.name, line.priceCents)}</span>}
            value={String(Math.min(values.pieces[line.id] ?? 0, piecesLeft(line)))}
            options={Array.from({ length: piecesLeft(line) + 1 }, (_, count) => ({
              value: String(count),
              label: String(count),
            }))}
            onChange={({ currentTarget }) => {
              const count = Number(currentTarget.value)
              put(({ pieces }) => ({ pieces: { ...pieces, [line.id]: count } }))
            }}
          />
        ))}
        {order.totals.shippingCents > 0 && (
          <Checkbox
            label={words.shipping(order.totals.shippingCents)}
            checked={values.withShipping}
            onChange={({ currentTarget }) => put({ withShipping: currentTarget.checked })}
          />
        )}
      </fieldset>
      <TextField
        label={words.amount}
        optional
        inputMode="decimal"
        unit="euro"
        hint={words.amountHint}
        error={errors.amount ?? null}
        name="amount"
        value={values.amount}
        onChange={({ currentTarget }) => put({ amount: currentTarget.value })}
      />
      {hasGoods && (
        <Checkbox
          label={words.restocks}
          checked={values.restocks}
          onChange={({ currentTarget }) => put({ restocks: currentTarget.checked })}
        />
      )}
      <TextArea
        label={words.reason}
        required
        rows={3}
        hint={words.reasonHint}
        atMost={maxReason}
        lengthOf={visibleLength}
        error={errors.reason ?? null}
        value={values.reason}
        onChange={({ currentTarget }) => put({ reason: currentTarget.value })}
      />
      <p role="status" className="flex justify-between gap-4 border-t border-line pt-3">
        <span>{words.together}</span>
        <strong>{amount(cents)}</strong>
      </p>
    </FormDialog>
  )
}
