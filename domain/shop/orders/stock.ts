/** The reasons of a stock movement (SHOP-ORDER-36). */
export const stockReasons = ['counted', 'order', 'lapsed', 'returned', 'correction'] as const
export type StockReason = (typeof stockReasons)[number]
