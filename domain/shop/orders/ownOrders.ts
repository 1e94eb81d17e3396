/** How many of the own orders a page holds (SHOP-ORDER-26). */
export const ownOrdersPerPage = 20
