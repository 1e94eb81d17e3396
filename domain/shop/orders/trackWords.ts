/** What is wrong with what was typed as the code of a parcel (SHOP-ORDER-34). */
export const trackFaultWords = {
  track: 'Vul een code in van maximaal 100 letters, cijfers en streepjes, of een link die begint met https://',
} as const
