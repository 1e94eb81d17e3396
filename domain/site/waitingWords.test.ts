import { expect, test } from 'vitest'
import { adminWords } from '../admin/words.ts'
import { accessLogWords } from '../health/words.ts'
import { inboxWords } from '../inbox/pageWords.ts'
import { livestreamWords } from '../livestreams/words.ts'
import { accessWords } from '../membership/accessWords.ts'
import { podcastWords } from '../podcasts/words.ts'
import { profileWords } from '../profile/words.ts'
import { checkoutWords } from '../shop/orders/checkoutWords.ts'
import { orderWords } from '../shop/orders/orderWords.ts'
import { waitingWords } from './waitingWords.ts'

test('SH-ERR-31 IN-LIST-18 SH-PROF-16 POD-LIST-14 what is said before a page is there is what the page says itself', () => {
  expect(waitingWords).toEqual({
    inbox: inboxWords.loading,
    profile: profileWords.loading,
    podcasts: podcastWords.loading,
    livestreams: livestreamWords.loading,
    admin: adminWords.loading,
    orders: orderWords.loading,
    order: checkoutWords.loading,
    log: accessLogWords.loading,
    access: accessWords.loading,
  })
})
