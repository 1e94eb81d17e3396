import type { demoExperiments } from '../experiments.ts'
import type { Who } from '../people.ts'
import type { ChannelPath } from '../places.ts'

/** One thing that was said: by whom, what, and what others did with it. `answers` counts back in the conversation. */
export type Line = [
  who: Who,
  text: string,
  more?: {
    answers?: number
    likes?: Record<string, Who[]>
    picture?: 'licht' | 'beweging'
    experiment?: keyof typeof demoExperiments
  },
]
/** A conversation on one day: so many days ago, from that hour on, a few minutes between two lines. */
export type Conversation = { in: ChannelPath; daysAgo: number; from: string; lines: Line[] }
