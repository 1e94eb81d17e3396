import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Direction } from '@bewezen/domain/experiments/comparison.ts'
import type { House } from '../base/house.ts'
import { experiments, experimentValues } from '../experiments/tables.ts'

export type GivenExperiment = {
  change?: string
  measure?: string
  unit?: string
  method?: string
  direction?: Direction
  /** What was measured on the days before the change, and from it on; the last one `endsDaysAgo`, today unless it says so. */
  before?: readonly number[]
  after?: readonly number[]
  endsDaysAgo?: number
  isEnded?: boolean
}

/** The words of the vocabulary for what members try out on themselves. */
export const givenExperiments = (house: House) => ({
  /** An experiment with what was measured so far, a number every day; no message shows it yet. */
  async experiment(owner: { id: string }, wish: GivenExperiment = {}): Promise<{ id: string }> {
    const { before = [], after = [], endsDaysAgo = 0, isEnded = false, ...told } = wish
    const id = newId()
    await house.transaction(async (tx, now) => {
      const lastDay = plusDays(dayOf(now), -endsDaysAgo)
      const changeDay = plusDays(lastDay, 1 - after.length)
      await tx.insert(experiments).values({
        id,
        ownerId: owner.id,
        change: 'ochtendlicht',
        measure: 'slaapduur',
        unit: 'uur',
        method: 'ring',
        direction: 'higher' as const,
        ...told,
        startedDay: changeDay,
        changeDay,
        endedDay: isEnded ? lastDay : null,
        createdAt: new Date(now.getTime() - after.length * 86_400_000),
      })
      const values = [...before, ...after].map((value, at) => ({
        experimentId: id,
        day: plusDays(changeDay, at - before.length),
        value,
      }))
      if (values.length > 0) await tx.insert(experimentValues).values(values)
    })
    return { id }
  },
})
