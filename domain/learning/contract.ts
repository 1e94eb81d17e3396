import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { challengeStates } from './challenge.ts'
import { editing } from './editingContract.ts'
import { Image } from './image.ts'

const read = { needs: 'readCommunity', read: true } as const
const take = { needs: 'readCommunity' } as const
/** A day of the calendar in Amsterdam, such as '2026-10-24'. */
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const Slug = z.string().min(1).max(200)

/** A lesson in a list, for one viewer. */
export const LessonCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  week: z.number(),
  isRequired: z.boolean(),
  isPublished: z.boolean(),
  hasVideo: z.boolean(),
  isDone: z.boolean(),
  isOpen: z.boolean(),
  mayEdit: z.boolean(),
})
export type LessonCard = z.infer<typeof LessonCard>

export const Level = z.object({
  id: Id,
  number: z.number(),
  title: z.string(),
  duration: z.string(),
  result: z.string(),
  isOpen: z.boolean(),
  isFinished: z.boolean(),
  percent: z.number(),
  openWeeks: z.number(),
  lessons: z.array(LessonCard),
})
export type Level = z.infer<typeof Level>

/** Levels that the viewer finished without having been told (COM-LEARN-09). */
const News = z.array(z.object({ levelId: Id, number: z.number(), title: z.string() }))

const University = z.object({
  levels: z.array(Level),
  nextId: Id.nullable(),
  done: z.number(),
  total: z.number(),
  percent: z.number(),
  news: News,
  mayWrite: z.boolean(),
})
export type University = z.infer<typeof University>

/** A file beside a text; its address opens it for who may read the text. */
export const Attachment = z.object({ name: z.string(), url: z.string(), bytes: z.number(), isPdf: z.boolean() })
export type Attachment = z.infer<typeof Attachment>

const Neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()
const Text = {
  /** Cleaned a moment ago (COM-LEARN-06). */
  content: z.string(),
  /** The video as YouTube knows it (COM-LEARN-19). */
  videoId: z.string().nullable(),
  attachments: z.array(Attachment),
  teacher: Face.nullable(),
}

const Lesson = LessonCard.extend({
  ...Text,
  level: Level.pick({ id: true, number: true, title: true, percent: true, isFinished: true }),
  /** The lessons of the same week, this one included. */
  week: z.number(),
  beside: z.array(LessonCard),
  previous: Neighbour,
  next: Neighbour,
  news: News,
})
export type Lesson = z.infer<typeof Lesson>

/** A challenge in the list, with how far the viewer is; how far others are stands in the ranking alone (COM-LEARN-14, COM-LEARN-20). */
export const ChallengeCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  image: Image,
  startDate: Day,
  endDate: Day,
  durationDays: z.number(),
  dailyTask: z.string(),
  state: z.enum(challengeStates),
  isPublished: z.boolean(),
  participants: z.number(),
  mine: z.object({ days: z.array(Day), done: z.number(), completedAt: Instant.nullable() }).nullable(),
  mayEdit: z.boolean(),
})
export type ChallengeCard = z.infer<typeof ChallengeCard>

const Challenge = ChallengeCard.extend({
  content: z.string(),
  award: z.string().nullable(),
  today: Day,
  /** Of yesterday and today, what can be ticked now (COM-LEARN-12). */
  tickable: z.array(Day),
})
export type Challenge = z.infer<typeof Challenge>

/** `at` counts from 0 over all pages; `person` is null for who hides their name, but for themselves. */
const RankingPlace = z.object({
  at: z.number(),
  rank: z.number(),
  done: z.number(),
  person: Face.nullable(),
  isOwn: z.boolean(),
})
export type RankingPlace = z.infer<typeof RankingPlace>

export const MasterclassCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  teacher: Face.nullable(),
  hasVideo: z.boolean(),
  publishedAt: Instant.nullable(),
  isDone: z.boolean(),
  mayEdit: z.boolean(),
})
export type MasterclassCard = z.infer<typeof MasterclassCard>

const Masterclass = MasterclassCard.extend(Text)
export type Masterclass = z.infer<typeof Masterclass>

/** The contract of the university: lessons, challenges, masterclasses and the progress of each member. */
export const learning = {
  /** The levels, weeks and lessons of a community, and how far the viewer is (COM-LEARN-03..05). */
  university: operation({ ...read, input: z.object({ communityId: Id }), output: University }),
  lesson: operation({
    ...read,
    input: z.object({ communityId: Id, slug: Slug }),
    output: Lesson,
    refusals: { LEVEL_CLOSED: z.object({ level: z.number() }), WEEK_CLOSED: z.object({ week: z.number() }) },
  }),
  /** Sets whether a lesson or masterclass is finished; undoing takes no points (COM-LEARN-07, COM-LEARN-15). */
  finish: operation({
    ...take,
    input: z.object({ kind: z.enum(['lesson', 'masterclass']), id: Id, done: z.boolean() }),
    /** `points` were given now; `finishedLevel` is the level that was finished by it. */
    output: z.object({ done: z.boolean(), points: z.number(), finishedLevel: z.number().nullable() }),
    refusals: { LEVEL_CLOSED: z.object({ level: z.number() }), WEEK_CLOSED: z.object({ week: z.number() }) },
  }),
  /** Takes the one telling of a finished level: true for the first who asks (COM-LEARN-09). */
  takeNews: operation({
    ...take,
    input: z.object({ communityId: Id, levelId: Id }),
    output: z.object({ isMine: z.boolean() }),
  }),

  challenges: operation({
    ...read,
    input: z.object({ communityId: Id }),
    output: z.object({ challenges: z.array(ChallengeCard), mayWrite: z.boolean() }),
  }),
  challenge: operation({ ...read, input: z.object({ communityId: Id, slug: Slug }), output: Challenge }),
  /** Sets whether the viewer takes part; stopping forgets the days (COM-LEARN-12, COM-LEARN-32). */
  takePart: operation({
    ...take,
    input: z.object({ challengeId: Id, on: z.boolean() }),
    output: z.object({ on: z.boolean() }),
    refusals: { CHALLENGE_OVER: nothing, CHALLENGE_COMPLETED: nothing },
  }),
  /** Ticks a day; once per person and day, whoever asks how often (COM-LEARN-12, COM-LEARN-13). */
  tick: operation({
    ...take,
    input: z.object({ challengeId: Id, day: Day }),
    output: z.object({ done: z.number(), isCompleted: z.boolean(), points: z.number() }),
    refusals: {
      NOT_TAKING_PART: nothing,
      CHALLENGE_OVER: nothing,
      CHALLENGE_COMPLETED: nothing,
      DAY_NOT_OPEN: nothing,
    },
  }),

  /** Those who take part by the days they did, 50 at a time; equal days share a place, and admins have none (COM-LEARN-14). */
  ranking: operation({
    ...read,
    input: z.object({ challengeId: Id, from: z.coerce.number().int().min(0).max(1_000_000) }),
    output: z.object({
      places: z.array(RankingPlace),
      total: z.number(),
      own: RankingPlace.extend({ isAnonymous: z.boolean() }).nullable(),
    }),
  }),
  /** Sets whether one stands in the ranking with one's name (COM-LEARN-14). */
  showName: operation({
    ...take,
    input: z.object({ challengeId: Id, on: z.boolean() }),
    output: z.object({ on: z.boolean() }),
    refusals: { NOT_TAKING_PART: nothing },
  }),

  /** Newest first, 24 at a time; `text` looks in titles and texts (COM-LEARN-15). */
  masterclasses: operation({
    ...read,
    input: z.object({
      communityId: Id,
      from: z.coerce.number().int().min(0).max(100_000),
      text: z.string().max(200).optional(),
    }),
    output: z.object({ masterclasses: z.array(MasterclassCard), total: z.number(), mayWrite: z.boolean() }),
  }),
  masterclass: operation({ ...read, input: z.object({ communityId: Id, slug: Slug }), output: Masterclass }),

  ...editing,
}
