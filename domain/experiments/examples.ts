import { type Example, exampleWords } from './exampleWords.ts'
import type { Goal } from './goals.ts'

/** How many examples the form shows; more would push its fields off a phone. */
const shown = 3

/** The examples above the form, those of what somebody came for first (COM-N1-23, COM-START-73). */
export const examplesFor = (goal: Goal | null): readonly Example[] =>
  [
    ...exampleWords.filter((example) => example.goal === goal),
    ...exampleWords.filter((example) => example.goal !== goal),
  ].slice(0, shown)

/** The experiment that is named to somebody with this goal (COM-START-73). */
export const exampleOf = (goal: Goal): Example | undefined => exampleWords.find((example) => example.goal === goal)
