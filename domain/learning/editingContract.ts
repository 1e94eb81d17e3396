import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { Face } from '../profile/face.ts'
import { learningKinds } from './editing.ts'
import { Image } from './image.ts'

const teach = { needs: 'writeLessons' } as const
const Kind = z.enum(learningKinds)

/** What is written of a lesson and a masterclass alike. `uploadId` is a file that was sent for it, `key` one that it has. */
const TypedText = {
  title: typedLine(5_000),
  content: z.string(),
  videoUrl: z.string().max(2_000),
  attachments: z
    .array(z.object({ name: typedLine(5_000), key: z.string().max(200).nullable(), uploadId: Id.nullable() }))
    .max(100),
  /** Who else edits it; only admins say so (COM-LEARN-16). */
  teacherId: Id.nullable(),
  isPublished: z.boolean(),
}
const TypedLesson = { ...TypedText, levelId: Id, week: z.number(), isRequired: z.boolean() }
const TypedChallenge = {
  title: typedLine(5_000),
  content: z.string(),
  dailyTask: z.string().max(5_000),
  startDate: z.string().max(20),
  endDate: z.string().max(20),
  durationDays: z.number(),
  imageAlt: typedLine(5_000),
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
      dailyTask: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      durationDays: z.number(),
      image: Image,
      awardId: Id.nullable(),
    })
    .nullable(),
})
export type Edited = z.infer<typeof Edited>

/** What teachers do with what there is to learn, and how far their members are (COM-LEARN-16, COM-LEARN-34). */
export const editing = {
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
