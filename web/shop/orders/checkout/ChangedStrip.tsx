import { changeSentence, checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import type { OrderChange } from '@bewezen/domain/shop/orders/ordering.ts'
import Info from 'lucide-react/icons/info'
import { useEffect, useRef } from 'react'
import { Button } from '../../../base/parts/Button.tsx'

type Props = { changes: readonly OrderChange[]; onAgree: () => void }

/** What is another figure by now, old and new, until the buyer agrees; it comes into sight and is read out (SHOP-ORDER-12). */
export function ChangedStrip({ changes, onAgree }: Props) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => strip.current?.focus(), [])
  return (
    <section
      ref={strip}
      tabIndex={-1}
      aria-label={words.changed}
      className="mt-4 grid grid-cols-[20px_minmax(0,1fr)] items-center gap-3 rounded-[12px] bg-sky-soft px-3.5 py-3 text-fs-14 leading-[1.45] sm:grid-cols-[20px_minmax(0,1fr)_auto]"
    >
      <Info size={20} aria-hidden="true" className="text-sky-ink" />
      <ul className="grid gap-1">
        {changes.map((change) => {
          const { title, text } = changeSentence(change)
          return (
            <li key={text} className="wrap-anywhere">
              <strong className="font-[650]">{title}.</strong> {unbroken(text)}
            </li>
          )
        })}
      </ul>
      <Button look="line" size="s" className="max-sm:col-span-2" onClick={onAgree}>
        {words.agree}
      </Button>
    </section>
  )
}

/** An amount stands on one line. */
const unbroken = (text: string): string => text.replaceAll('€ ', '€\u00a0')
