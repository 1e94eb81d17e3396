import type { Experiment, OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { patchCached } from '../base/live/patch.ts'
import { withValue } from './withValue.ts'

/** Where one experiment that messages show is cached, among what `renew('experiments')` renews; null when it is gone. */
export const shownKey = (experimentId: string) => [['experiments', 'shown'], experimentId] as const

type Mine = { experiments: OwnExperiment[]; today: string }

/** Draws the number of a day that was just stored, on one's own page and in every card. */
export function patchValue({ experimentId, day, value }: { experimentId: string; day: string; value: number | null }) {
  patchCached<Mine>(queries(), api.experiments.mine.key(), (mine) => ({
    ...mine,
    experiments: mine.experiments.map((one) => (one.id === experimentId ? withValue(one, day, value) : one)),
  }))
  patchCached<Experiment | null>(queries(), shownKey(experimentId), (one) => one && withValue(one, day, value))
}
