/** The address by which a device calls a number, however that is written: '030 123 45 67' is 'tel:0301234567'. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
