import type { Picture } from '../../shop/standin/picture.ts'
import type { GivenProduct } from '../givenShop.ts'

/** A product of the demonstration with its drawing, and whose shop sells it. */
export type Ware = Omit<GivenProduct, 'picture' | 'partnerId'> & { art: Picture; partner?: PartnerName }

/** Who sells together with us in the demonstration. */
export const partnerNames = ['Wolkenveld', 'De Lichtmeester', 'Noorderkruid'] as const
export type PartnerName = (typeof partnerNames)[number]

/** What is opened in a browser instead of sent; a download leads nowhere in the demonstration. */
export const digital = (file: string) => ({
  isDigital: true,
  isPhysical: false,
  downloadUrl: `https://downloads.bewezen.example/${file}`,
})
