/** What somebody may have come for, in the order in which they are asked (COM-START-72). */
export const goals = ['sleep', 'energy', 'calm', 'fitness', 'food'] as const
export type Goal = (typeof goals)[number]

/** Whether a word, as a browser kept it, names a goal. */
export const isGoal = (word: string | null): word is Goal => goals.some((goal) => goal === word)
