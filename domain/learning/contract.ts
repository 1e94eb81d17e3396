import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { challengeStates } from './challenge.ts'
import { learningKinds } from './editing.ts'

const read = { needs: 'readCommunity', read: true } as const
const take = { needs: 'readCommunity' } as const
const teach = { needs: 'writeLessons' } as const
/** A day of the calendar in Amsterdam, such as '2026-10-24'. */
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const Slug = z.string().min(1).max(200)
const Kind = z.enum(learningKinds)

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

export const Image = z.object({ card: z.string(), full: z.string(), alt: z.string() }).nullable()

/** A challenge in the list, with how far the viewer is; nobody sees how far others are (COM-LEARN-20). */
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

/** What is written of a lesson and a masterclass alike. `uploadId` is a file that was sent for it, `key` one that it has. */
const TypedText = {
  title: z.string().max(5_000),
  content: z.string(),
  videoUrl: z.string().max(2_000),
  attachments: z
    .array(z.object({ name: z.string().max(5_000), key: z.string().max(200).nullable(), uploadId: Id.nullable() }))
    .max(100),
  /** Who else edits it; only admins say so (COM-LEARN-16). */
  teacherId: Id.nullable(),
  isPublished: z.boolean(),
}
const TypedLesson = { ...TypedText, levelId: Id, week: z.number(), isRequired: z.boolean() }
const TypedChallenge = {
  title: z.string().max(5_000),
  content: z.string(),
  dailyTask: z.string().max(5_000),
  startDate: z.string().max(20),
  endDate: z.string().max(20),
  durationDays: z.number(),
  imageAlt: z.string().max(5_000),
  awardId: Id.nullable(),
  teacherId: Id.nullable(),
  isPublished: z.boolean(),
}

/** What it was when the editor opened it; null makes something new. */
const Known = { id: Id, communityId: Id, updatedAt: Instant.nullable() }
const Saved = z.object({ id: Id, slug: z.string(), isPublished: z.boolean() })
const saveRefusals = { CHANGED: z.object({ current: z.object({ title: z.string() }) }), UPLOAD_FAILED: nothing }

const KeptFile = z.object({ name: z.string(), key: z.string(), bytes: z.number(), isPdf: z.boolean() })
/** What an editor opens, of each kind. */
const Edited = z.object({
  id: Id,
  updatedAt: Instant,
  title: z.string(),
  content: z.string(),
  teacherId: Id.nullable(),
  isPublished: z.boolean(),
  text: z.object({ videoUrl: z.string(), attachments: z.array(KeptFile) }).nullable(),
  lesson: z.object({ levelId: Id, week: z.number(), isRequired: z.boolean() }).nullable(),
  challenge: z
    .object({
      ...{ dailyTask: z.string(), startDate: z.string(), endDate: z.string(), durationDays: z.number() },
      ...{ image: Image, awardId: Id.nullable() },
    })
    .nullable(),
})
export type Edited = z.infer<typeof Edited>

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

  /** Something as it is edited (COM-LEARN-16). */
  edit: operation({ ...teach, read: true, input: z.object({ kind: Kind, id: Id }), output: Edited }),
  saveLesson: operation({
    ...teach,
    input: z.object({ ...Known, ...TypedLesson }),
    output: Saved,
    refusals: saveRefusals,
  }),
  saveMasterclass: operation({
    ...teach,
    input: z.object({ ...Known, ...TypedText }),
    output: Saved,
    refusals: saveRefusals,
  }),
  /** `imageUploadId` null keeps the picture, `noImage` takes it away. */
  saveChallenge: operation({
    ...teach,
    input: z.object({ ...Known, ...TypedChallenge, imageUploadId: Id.nullable(), noImage: z.boolean() }),
    output: Saved,
    refusals: saveRefusals,
  }),
  remove: operation({
    ...teach,
    input: z.object({ kind: Kind, id: Id }),
    output: z.object({ done: z.literal(true) }),
  }),
  /** Puts a lesson one place up or down in its week. */
  moveLesson: operation({
    ...teach,
    input: z.object({ id: Id, by: z.union([z.literal(-1), z.literal(1)]) }),
    output: z.object({ done: z.literal(true) }),
  }),
  /** Who can be given something to edit, and which awards a challenge can give; for admins (COM-LEARN-13, COM-LEARN-16). */
  choices: operation({
    needs: 'manageLearning',
    read: true,
    input: z.object({}),
    output: z.object({
      teachers: z.array(z.object({ id: Id, name: z.string() })),
      awards: z.array(z.object({ id: Id, name: z.string() })),
    }),
  }),
  /** How far members are in a community, furthest first; for those who teach (COM-LEARN-20). */
  progress: operation({
    ...teach,
    read: true,
    input: z.object({ communityId: Id, from: z.coerce.number().int().min(0).max(1_000_000) }),
    output: z.object({
      members: z.array(z.object({ person: Face, done: z.number(), levels: z.number(), lastAt: Instant.nullable() })),
      total: z.number(),
      lessons: z.number(),
    }),
  }),
}
