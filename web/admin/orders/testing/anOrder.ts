import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'

const line = {
  imageUrl: null,
  discountPercentage: 0,
  refundedQuantity: 0,
  hasDownload: false,
  waivedAt: null,
} as const

const lines: DeskOrder['lines'] = [
  {
    ...line,
    id: '019a0000-0000-7000-8000-000000000011',
    productId: '019a0000-0000-7000-8000-000000000021',
    name: 'Avondbril amber',
    priceCents: 5_900,
    undiscountedCents: 5_900,
    vatRate: 21,
    quantity: 2,
    isPhysical: true,
    isDigital: false,
  },
  {
    ...line,
    id: '019a0000-0000-7000-8000-000000000012',
    productId: '019a0000-0000-7000-8000-000000000022',
    name: 'E-book: eten op tijd',
    priceCents: 1_334,
    undiscountedCents: 1_450,
    discountPercentage: 8,
    vatRate: 9,
    quantity: 1,
    isPhysical: false,
    isDigital: true,
    hasDownload: true,
  },
]

/** A paid order of two pieces that are sent and a download, € 136,29 in all, as the desk gets it. */
export const anOrder = (change: Partial<DeskOrder> = {}): DeskOrder => ({
  id: '71d0ae52-0000-7000-8000-000000000001',
  state: 'paid',
  version: 1,
  buyer: { id: '019a0000-0000-7000-8000-000000000031', name: 'Marloes Hendriks', email: 'marloes@voorbeeld.example' },
  createdAt: '2026-10-20T06:10:00.000Z',
  expiresAt: '2026-10-20T06:40:00.000Z',
  paidAt: '2026-10-20T06:12:00.000Z',
  shippedAt: null,
  receivedAt: null,
  withdrawnAt: null,
  carrier: null,
  track: null,
  trackUrl: null,
  lines,
  totals: totalsOf(lines, 495),
  address: {
    name: 'Marloes Hendriks',
    street: 'Kerkstraat',
    houseNumber: '102',
    addition: 'A',
    postcode: '6811 DM',
    city: 'Arnhem',
    country: 'NL',
  },
  refundableCents: 13_629,
  refundBy: null,
  isDisputed: false,
  refunds: [],
  invoices: [{ number: '2026-00412', kind: 'invoice' }],
  ...change,
})
