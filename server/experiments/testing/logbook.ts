import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { newMessage } from '../../community/testing/newMessage.ts'

/** What an experiment says unless a test wants it otherwise. */
export const texts = {
  change: 'ochtendlicht',
  measure: 'slaapduur',
  unit: 'uur',
  method: 'ring',
  direction: 'higher',
} as const

/** Starts an experiment whose change begins today. */
export const starts = (who: TestPerson, more: object = {}) =>
  who.does(experiments.start, { id: newId(), ...texts, changeDay: dayOf(Date.now()), ...more })

/** Notes the number of a day as it is typed, of today unless the test says which; null takes it away. */
export const sets = (who: TestPerson, experimentId: string, value: string | null, day = dayOf(Date.now())) =>
  who.does(experiments.setValue, { experimentId, day, value })

/** Posts a message that shows an experiment. */
export const shows = (who: TestPerson, channel: { id: string }, experimentId: string) =>
  who.does(community.post, { ...newMessage(channel, 'Dag 1!'), experimentId })
