import { expect, test } from 'vitest'
import { paymentNotice } from './usePaymentReturn.ts'

test.each([
  [{ payment: 'success', session_id: 'cs_1' }, 'paid'],
  [{ payment: 'success', session_id: '' }, null],
  [{ payment: 'success' }, null],
  [{ payment: 'cancelled' }, 'cancelled'],
  [{ payment: 'cancelled', session_id: 'cs_1' }, 'cancelled'],
  [{ payment: 'gelukt', session_id: 'cs_1' }, null],
  [{ session_id: 'cs_1' }, null],
  [{}, null],
] as [Record<string, string>, string | null][])(
  'EV-ROUTE-11 EV-ROUTE-12 EV-ROUTE-21 EV-PAY-14 a return with %o says %s',
  (search, notice) => {
    expect(paymentNotice(search)).toBe(notice)
  },
)
