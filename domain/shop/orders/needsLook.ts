type Money = { isDisputed: boolean; refunds: readonly { state: string; why: string }[] }

/** Whether an admin has to look at the money of an order: a refund failed, another amount came in, or a bank asks for it back (SHOP-ORDER-21, SHOP-ORDER-31). */
export const needsLook = ({ isDisputed, refunds }: Money): boolean =>
  isDisputed || refunds.some(({ state, why }) => state === 'failed' || why === 'differed')
