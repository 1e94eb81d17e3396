/** The order number as buyers see it: the first 8 characters of the id (SUB-PAY-05, X3-LIMIT-05). */
export const orderNumber = (orderId: string): string => orderId.slice(0, 8)
