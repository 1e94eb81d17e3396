import { failureWords } from '../../base/failureWords.ts'
import { amount } from '../../base/money.ts'
import type { Notice } from '../../base/words.ts'
import { refusalNotice } from '../../base/words.ts'
import { changeWords, checkoutWords } from './checkoutWords.ts'
import { leastOrderCents, maxOrderLines, mostOrderCents } from './ordering.ts'
import { maxOpenOrders, maxOrdersPerHour } from './orderStates.ts'
import { orderWords, waiveWords } from './orderWords.ts'

const [noOrder, noPayment] = ['Bestellen lukt niet', 'Betalen lukt niet']

/** Every refusal of the operations of a buyer (SHOP-ORDER-02, SHOP-ORDER-12, SHOP-ORDER-19, SHOP-ORDER-28, SHOP-ORDER-40). */
export const orderRefused = {
  OFFLINE: { title: noOrder, text: failureWords.offline },
  PAYMENT_OFF: { title: noOrder, text: checkoutWords.off.text },
  PROVIDER_FAILED: { title: noPayment, text: 'Betalen lukt nu even niet. Er is niets afgeschreven.' },
  TERMS_REQUIRED: { title: noOrder, text: checkoutWords.termsRequired },
  NOTHING_TO_ORDER: { title: noOrder, text: checkoutWords.gone },
  ORDER_CHANGED: { title: changeWords.price, text: 'Kijk je bestelling nog eens na.' },
  FAULTY_FIELDS: { title: noOrder, text: 'Kijk je gegevens nog eens na.' },
  TOO_MANY_ORDERS: {
    title: noOrder,
    text: `Je hebt al ${maxOpenOrders} bestellingen openstaan, of ${maxOrdersPerHour} in het afgelopen uur. Betaal of annuleer er een, of wacht even.`,
  },
  ORDER_TOO_LARGE: {
    title: noOrder,
    text: `Een bestelling mag hooguit ${maxOrderLines} verschillende producten hebben en ${amount(mostOrderCents)} kosten. Splits hem in delen.`,
  },
  ORDER_TOO_SMALL: {
    title: noOrder,
    text: `Een bestelling kost minstens ${amount(leastOrderCents)}, of niets.`,
  },
  ORDER_CLOSED: {
    title: 'Dat kan niet meer',
    text: 'Deze bestelling is intussen gewijzigd. Je ziet hem nu zoals hij is.',
  },
  ORDER_ENDED: {
    title: noOrder,
    text: 'Je eerdere bestelling is verlopen of geannuleerd. Druk nog eens om opnieuw te bestellen.',
  },
  NOTHING_TO_WITHDRAW: { title: 'Herroepen lukt niet', text: 'Van deze bestelling kan niets meer terug.' },
  WITHDRAWAL_OVER: { title: 'Herroepen lukt niet', text: 'De 14 dagen zijn voorbij.' },
  DOWNLOAD_MISSING: { title: 'Download link niet beschikbaar' },
  NOT_BOUGHT: { title: 'Downloaden lukt niet', text: 'Een download krijg je na de betaling.' },
  RIGHT_ENDS: { title: waiveWords.title, text: waiveWords.text },
  NOT_FOUND: { title: 'Bestelling niet gevonden', text: orderWords.missing },
} as const satisfies Record<string, Notice>

/** What is said of a refused request of a buyer. */
export const refusedOrder = (code: string): Notice => refusalNotice(code, orderRefused)
