import { mayFollow } from '@bewezen/domain/payments/addresses.ts'
import { payWords } from '@bewezen/domain/payments/words.ts'
import { refusedOrder } from '@bewezen/domain/shop/orders/refusedOrderWords.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** Resumes the payment of an own order at the provider, or says why not and leads to the own orders (SHOP-ORDER-04, SHOP-ORDER-19). */
export function ResumedPayment({ orderId }: { orderId: string }) {
  const [refused, setRefused] = useState<string | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void resume(orderId).then(setRefused)
  }, [orderId])
  return <Resumed refused={refused} />
}

/** Leaves for the provider's page, or answers the code of why not. */
async function resume(orderId: string): Promise<string | null> {
  try {
    const { url } = await api.orders.pay.call({ id: orderId })
    if (!mayFollow(url, window.location.origin)) return 'PROVIDER_FAILED'
    window.location.replace(url)
    return null
  } catch (error) {
    const code = refusalOf(error)?.code ?? 'UNKNOWN'
    // An address that holds no id is the address of no order.
    return code === 'INVALID_INPUT' ? 'NOT_FOUND' : code
  }
}

/** What stands there: on the way, or why it stopped. */
export function Resumed({ refused }: { refused: string | null }) {
  const words = payWords.resumed
  const notice = refused === null ? null : refusedOrder(refused)
  return (
    <Main className="page max-w-[720px] py-14 lg:py-24">
      <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{notice?.title ?? words.title}</h1>
      <p role="status" className="mt-4 text-fs-18 text-ink-2">
        {notice ? notice.text : words.text}
      </p>
      {notice && (
        <LinkButton to="/bestellingen" look="primary" size="l" className="mt-8">
          {words.toOrders}
        </LinkButton>
      )}
    </Main>
  )
}
