import type { Mutant } from '../mutant.ts'

/** Experiments: what may still change of one. */
export const experiments: readonly Mutant[] = [
  {
    name: 'the change moves over what was measured',
    file: 'server/experiments/moveChange.ts',
    replace: ['refuseIf(moveRefusal(experiment, measured))', ''],
    noticedBy: ['server/experiments/experiments.test.ts'],
    ids: ['COM-N1-15'],
  },
  {
    name: 'the change moves to a day that could not be chosen',
    file: 'server/experiments/moveChange.ts',
    replace: [
      "if (changeDayFault(changeDay, dayOf(now), experiment.startedDay)) refuse('INVALID_INPUT', { fields: ['changeDay'] })",
      '',
    ],
    noticedBy: ['server/experiments/experiments.test.ts'],
    ids: ['COM-N1-15'],
  },
  {
    name: 'the change moves behind what can be measured',
    file: 'server/experiments/moveChange.ts',
    replace: ['dayOf(now), experiment.startedDay)', 'dayOf(now))'],
    noticedBy: ['server/experiments/experiments.test.ts'],
    ids: ['COM-N1-15'],
  },
  {
    name: 'the change stands where it stood, and everybody hears that it moved',
    file: 'server/experiments/moveChange.ts',
    replace: ['if (experiment.changeDay === changeDay) return { changeDay }', ''],
    noticedBy: ['server/experiments/experiments.test.ts'],
    ids: ['COM-N1-15'],
  },
  {
    name: 'nobody hears that the change moved',
    file: 'server/experiments/moveChange.ts',
    replace: ["await record(tx, { kind: 'experiment.changed', experimentId, ownerId })", ''],
    noticedBy: ['server/experiments/experiments.test.ts'],
    ids: ['COM-N1-15'],
  },
]
