import { newId } from '@bewezen/domain/base/ids.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { sessionIn } from '../../../membership/testing/paying.ts'
import { utrecht } from '../../../shop/orders/testing/payingShop.ts'
import type { Browser } from './member.ts'

const enrollmentData = {
  dietary_restrictions: [],
  allergies: [],
  notes: '',
  terms_accepted: true,
  cancellation_policy_accepted: true,
}
const attempt = (id: string, occurrenceId: string) => ({ id, occurrenceId, termsVersion, enrollmentData })

/** Takes a free place, of which there are fewer than people, or gives up the one that they have. */
export async function takePlace({ asks, book, stage, person, mine }: Browser): Promise<void> {
  if (mine.place) {
    const id = mine.place
    if (!(await asks('events/cancel', { enrollmentId: id }))) return
    book.places.set(id, { personId: person.id, state: 'cancelled' })
    mine.place = null
    return
  }
  const id = newId()
  if (!(await asks('events/enrolFree', attempt(id, stage.free.id)))) return
  book.places.set(id, { personId: person.id, state: 'enrolled' })
  mine.place = id
}

/** Checks out for a place that costs something, and pays on the provider's page. */
export async function buyPlace({ asks, book, stage, person, mine }: Browser): Promise<void> {
  if (mine.paidPlace) return
  const id = newId()
  const answer = (await asks('events/checkout', attempt(id, stage.paid.id))) as { url: string } | null
  if (!answer) return
  mine.paidPlace = id
  const sessionId = sessionIn(answer.url)
  book.sales.set(sessionId, { kind: 'place', id, personId: person.id })
  await stage.provider.pay(sessionId)
}

/** Gives a bought place up again, whether the money has arrived or not. */
export async function givePlaceUp({ asks, book, mine }: Browser): Promise<void> {
  const { paidPlace } = mine
  if (!paidPlace) return
  // One that lapsed meanwhile is refused, and is theirs no longer either.
  if (await asks('events/cancel', { enrollmentId: paidPlace })) book.givenUp.add(paidPlace)
  mine.paidPlace = null
}

type Review = {
  lines: { productId: string; name: string; quantity: number; priceCents: number }[]
  totals: Record<string, { shippingCents: number }>
}

/** Orders what is in the cart and pays it; a few orders are never paid. */
export async function buyGoods({ asks, book, stage, person, drawn }: Browser): Promise<void> {
  if (!(await asks('shop/add', { productId: stage.product.id }))) return
  const review = (await asks('orders/review')) as Review | null
  if (!review || review.lines.length === 0) return
  const lines = review.lines.map(({ productId, name, quantity, priceCents }) => ({
    productId,
    name,
    quantity,
    priceCents,
  }))
  const shown = { lines, shippingCents: review.totals.NL?.shippingCents ?? 0 }
  const id = newId()
  const order = { id, productId: null, address: utrecht, shown, hasAgreed: true }
  const placed = (await asks('orders/place', order)) as { url: string } | null
  if (!placed || drawn.chance(1 / 8)) return
  const sessionId = sessionIn(placed.url)
  book.sales.set(sessionId, { kind: 'order', id, personId: person.id })
  await stage.provider.pay(sessionId)
}
