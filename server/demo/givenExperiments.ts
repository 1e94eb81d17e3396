import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Direction } from '@bewezen/domain/experiments/comparison.ts'
import type { House } from '../base/house.ts'
import { experiments, experimentValues } from '../experiments/tables.ts'
import { inParts } from './inParts.ts'

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

/** One of many: it began with these numbers before the change and from it on, null on days without one. */
export type GivenExperimentOfMany = {
  id: string
  owner: { id: string }
  change: string
  measure: string
  unit: string
  method: string
  direction: Direction
  before: readonly (number | null)[]
  after: readonly (number | null)[]
  endsDaysAgo: number
  isEnded: boolean
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

  /** Experiments of many people with their gaps, all at once. */
  async experiments(made: readonly GivenExperimentOfMany[]): Promise<void> {
    const now = new Date()
    const each = made.map(({ owner, before, after, endsDaysAgo, isEnded, ...told }) => {
      const lastDay = plusDays(dayOf(now), -endsDaysAgo)
      const changeDay = plusDays(lastDay, 1 - after.length)
      const row = {
        ...told,
        ownerId: owner.id,
        startedDay: changeDay,
        changeDay,
        endedDay: isEnded ? lastDay : null,
        createdAt: new Date(now.getTime() - (after.length + endsDaysAgo) * 86_400_000),
      }
      const values = [...before, ...after].flatMap((value, at) =>
        value === null ? [] : { experimentId: told.id, day: plusDays(changeDay, at - before.length), value },
      )
      return { row, values }
    })
    await house.transaction(async (tx) => {
      await inParts(
        each.map(({ row }) => row),
        (part) => tx.insert(experiments).values(part),
      )
      await inParts(
        each.flatMap(({ values }) => values),
        (part) => tx.insert(experimentValues).values(part),
      )
    })
  },
})
