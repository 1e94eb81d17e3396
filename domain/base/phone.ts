/** Whether this is a Dutch telephone number, however it is spaced: +31 or 0, then nine digits (SH-AUTH-20). */
export const isDutchPhone = (typed: string): boolean => /^(\+31|0)\d{9}$/.test(typed.replace(/[ ()-]/g, ''))
