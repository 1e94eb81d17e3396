/** The first steps of a new member (onboarding checklist), in the order in which they are offered (COM-START-08). */
export const firstSteps = ['hello', 'photo', 'lesson', 'event', 'tasks', 'experiment'] as const
export type StepName = (typeof firstSteps)[number]
export type Step = { name: StepName; isDone: boolean }

/** What is there of somebody's first steps; nothing of it was kept for the list (COM-START-09). */
export type Beginning = {
  /** When access first began; null for who has it by their role alone. */
  begunAt: string | null
  putAwayAt: string | null
  done: Record<StepName, boolean>
  hasWelcomeChannel: boolean
  hasLesson: boolean
}

const shownMs = 30 * 86_400_000

/** The steps that somebody can take, or took (COM-START-08). */
export function stepsFor({ done, hasWelcomeChannel, hasLesson }: Omit<Beginning, 'begunAt' | 'putAwayAt'>): Step[] {
  const isThere = {
    hello: hasWelcomeChannel,
    lesson: hasLesson,
    photo: true,
    event: true,
    tasks: true,
    experiment: true,
  }
  return firstSteps.filter((name) => isThere[name] || done[name]).map((name) => ({ name, isDone: done[name] }))
}

/** The steps that 'Vandaag' shows, all of them taken too; null for who is new no more or put them away (COM-START-08, COM-START-10, COM-START-67). */
export function stepsShown(it: Beginning, now: Date): Step[] | null {
  if (it.begunAt === null || it.putAwayAt !== null) return null
  if (now.getTime() - Date.parse(it.begunAt) >= shownMs) return null
  return stepsFor(it)
}

/** Whether nothing is left to do of them (COM-START-67). */
export const areTaken = (steps: readonly Step[]): boolean => steps.every(({ isDone }) => isDone)

type Offered = { own: string | null; offer: 'enrol' | 'wait' | 'look' | null }

/** The date of 'Vandaag' to which the step of an event leads: one on which a place or the waitlist is offered now; null without (COM-START-70). */
export const dateToJoin = <Shown extends Offered>(dates: readonly Shown[]): Shown | null =>
  dates.find(({ own, offer }) => own === null && (offer === 'enrol' || offer === 'wait')) ?? null

const ofGoal: readonly StepName[] = ['hello', 'experiment']

/** Whether a step is open for which it counts what somebody came for (COM-START-72). */
export const asksGoal = (steps: readonly Step[]): boolean =>
  steps.some(({ name, isDone }) => !isDone && ofGoal.includes(name))

const forLater: readonly StepName[] = ['event', 'experiment']

/** The three steps that somebody who just paid is shown; a first event and a first experiment are for later (COM-START-05). */
export const threeSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ name }) => !forLater.includes(name)).slice(0, 3)
