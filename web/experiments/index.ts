// Each stands in a file of its own, so that a page that draws one does not carry the others.
export { ExperimentCard } from './cardOnNeed.ts'
export { chooseGoal, startForGoalPath, useGoal } from './goal.ts'
export { Logbook } from './Logbook.tsx'
export { StartExperiment } from './startOnNeed.ts'
export { TodaysValues } from './TodaysValues.tsx'
