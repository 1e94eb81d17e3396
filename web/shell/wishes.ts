import type { WishKinds } from '../base/offline/wish.ts'
import { chatWishes } from '../chat/index.ts'
import { inboxWishes } from '../inbox/index.ts'
import { placesWishes } from '../places/index.ts'
import { productionWishes } from '../production/index.ts'

/** What every room does with what was wanted without a line. */
export const wishKinds: WishKinds = { ...placesWishes, ...chatWishes, ...inboxWishes, ...productionWishes }
