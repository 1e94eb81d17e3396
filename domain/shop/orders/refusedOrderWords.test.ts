import { expect, test } from 'vitest'
import { changeSentence } from './checkoutWords.ts'
import { orders } from './contract.ts'
import { refusedOrder } from './refusedOrderWords.ts'

const ofBuyer = [
  'review',
  'place',
  'pay',
  'cancel',
  'mine',
  'order',
  'confirmReceipt',
  'withdraw',
  'openDownload',
  'forgetAddress',
] as const

test('SHOP-ORDER-02 SHOP-ORDER-19 SHOP-ORDER-40 every refusal of a buyer has a sentence of its own', () => {
  const unknown = refusedOrder('UNKNOWN')
  const codes = ofBuyer.flatMap((name) => Object.keys(orders[name]['~orpc'].errorMap))
  expect(codes).toEqual(expect.arrayContaining(['PAYMENT_OFF', 'ORDER_CHANGED', 'RIGHT_ENDS', 'ORDER_CLOSED']))
  for (const code of codes) expect(refusedOrder(code), code).not.toEqual(unknown)
  expect(refusedOrder('PAYMENT_OFF').text).toBe('Betalen is nu niet mogelijk. Er is niets afgeschreven.')
  expect(refusedOrder('PROVIDER_FAILED').text).toBe('Betalen lukt nu even niet. Er is niets afgeschreven.')
})

test('SHOP-ORDER-12 a change is said with its old and its new figure', () => {
  const name = 'Avondbril'
  expect(changeSentence({ kind: 'price', name, before: 1795, now: 1850 })).toEqual({
    title: 'De prijs is gewijzigd',
    text: 'Avondbril: nu € 18,50, dat was € 17,95.',
  })
  expect(changeSentence({ kind: 'shipping', before: 495, now: 795 })).toEqual({
    title: 'De prijs is gewijzigd',
    text: 'Verzending: nu € 7,95, dat was € 4,95.',
  })
  expect(changeSentence({ kind: 'stock', name, before: 1, now: 0 })).toEqual({
    title: 'Niet meer zoveel op voorraad',
    text: 'Avondbril: niet meer te bestellen, dat was er 1.',
  })
  expect(changeSentence({ kind: 'stock', name, before: 0, now: 2 }).title).toBe('Je winkelwagen is gewijzigd')
})
