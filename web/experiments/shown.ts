import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { api } from '../base/api/api.ts'
import { gather, inParts } from '../base/live/gather.ts'
import { shownKey } from './experimentCache.ts'

/** How one experiment is read that a message shows; null when it is not there (any more). */
export const shownExperiment = (id: string) => ({ queryKey: shownKey(id), queryFn: () => readTogether(id) })

type Asked = { id: string; found: (experiment: Experiment | null) => void; failed: (error: unknown) => void }

/** A conversation may show many: those that are asked for at one moment are read with one call. */
const ask = gather<Asked>(async (asked) => {
  for (const part of inParts(asked, 50))
    try {
      const { experiments } = await api.experiments.byIds.call({ ids: [...new Set(part.map(({ id }) => id))] })
      for (const { id, found } of part) found(experiments.find((one) => one.id === id) ?? null)
    } catch (error) {
      for (const { failed } of part) failed(error)
    }
})

const readTogether = (id: string): Promise<Experiment | null> =>
  new Promise((found, failed) => ask({ id, found, failed }))
