import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { orderDeskRefused } from '@bewezen/domain/shop/orders/deskWords.ts'
import { stockWords as words } from '@bewezen/domain/shop/orders/stockWords.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { focusFault } from '../../base/focus/focusFault.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { shopChanged } from './shopChanged.ts'
import { stockAmount } from './stockAmount.ts'

const nothingTyped = { amount: '', note: '' }
type Faults = { amount?: string; note?: string }

/** Corrects the stock by an amount, with a reason. It stands within the form of the product and is sent apart from it (SHOP-ORDER-36). */
export function CorrectStock({ productId }: { productId: string }) {
  const cache = useQueries()
  const box = useRef<HTMLFieldSetElement>(null)
  const attempt = useAttemptId()
  const [typed, setTyped] = useState(nothingTyped)
  const [faults, setFaults] = useState<Faults>({})
  const correct = useChange(api.orders.correctStock, {
    onSuccess: ({ stock }) => {
      attempt.done()
      setTyped(nothingTyped)
      tellSuccess(words.corrected(stock))
      void cache.invalidateQueries({ queryKey: api.orders.key() })
      void shopChanged()
    },
    onError: (error) => {
      const { title, text } = refusalNotice(refusalOf(error)?.code ?? '', orderDeskRefused)
      tellError(title, text)
      void cache.invalidateQueries({ queryKey: api.orders.key() })
    },
  })
  const send = () => {
    const amount = stockAmount(typed.amount)
    const found: Faults = {
      ...(amount === null && { amount: words.amountRefused }),
      ...(reasonRefusal(typed.note) && { note: words.noteRefused }),
    }
    if (amount === null || found.note) {
      if (box.current) focusFault(box.current, () => setFaults(found))
      return
    }
    const wish = { productId, amount, note: typed.note }
    correct.mutate({ id: attempt.idFor(wish), ...wish })
  }
  const field = (name: keyof typeof nothingTyped) => ({
    value: typed[name],
    error: faults[name] ?? null,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setFaults({ ...faults, [name]: undefined })
      setTyped({ ...typed, [name]: currentTarget.value })
    },
    // Enter would save the product.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      send()
    },
  })
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3 sm:grid-cols-[160px_minmax(0,1fr)_auto] sm:items-start">
      <legend className="mb-2 text-fs-14 font-semibold">{words.correct}</legend>
      <TextField inputMode="text" label={words.correctAmount} hint={words.correctHint} {...field('amount')} />
      <TextField label={words.note} maxLength={2_000} {...field('note')} />
      <Button
        look="line"
        busy={correct.isPending}
        busyText={words.busy}
        onClick={send}
        className="justify-self-start sm:mt-[27px]"
      >
        {words.verb}
      </Button>
    </fieldset>
  )
}
