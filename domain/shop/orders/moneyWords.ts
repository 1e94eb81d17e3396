import { orderNumber } from '../../payments/order.ts'

/** What an order is called on the page of the provider and on its invoice. */
export const nameOfOrder = (orderId: string): string => `Bestelling ${orderNumber(orderId)}`
