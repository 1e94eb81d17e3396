import type { House } from '../base/house.ts'
import { givenBlogs } from './givenBlogs.ts'
import { givenCrowd } from './givenCrowd.ts'
import { givenDaily } from './givenDaily.ts'
import { givenEvents } from './givenEvents.ts'
import { givenExperiments } from './givenExperiments.ts'
import { givenExternal } from './givenExternal.ts'
import { givenFeed } from './givenFeed.ts'
import { givenHealth } from './givenHealth.ts'
import { givenLearning } from './givenLearning.ts'
import { givenMemberships } from './givenMemberships.ts'
import { givenOrders } from './givenOrders.ts'
import { givenPeople } from './givenPeople.ts'
import { givenPlaces } from './givenPlaces.ts'
import { givenPodcasts } from './givenPodcasts.ts'
import { givenProduction } from './givenProduction.ts'
import { givenSaid } from './givenSaid.ts'
import { givenShop } from './givenShop.ts'
import { givenSite } from './givenSite.ts'
import { givenStreams } from './givenStreams.ts'

/**
 * The words in which the demo community and the tests say what exists: people, communities, channels, messages.
 * Everything enters by the same rows that the operations write.
 */
export function vocabulary(house: House) {
  let made = 0
  const number = () => ++made

  return {
    ...givenPeople(house, number),
    ...givenCrowd(house),
    ...givenPlaces(house, number),
    ...givenSaid(house),
    ...givenHealth(house),
    ...givenDaily(house),
    ...givenShop(house),
    ...givenOrders(house),
    ...givenMemberships(house),
    ...givenBlogs(house),
    ...givenPodcasts(house),
    ...givenLearning(house),
    ...givenEvents(house),
    ...givenProduction(house),
    ...givenFeed(house),
    ...givenExternal(house),
    ...givenExperiments(house),
    ...givenSite(house),
    ...givenStreams(house, number),
  }
}
