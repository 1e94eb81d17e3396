import { newId } from '@bewezen/domain/base/ids.ts'
import { plainText } from '@bewezen/domain/base/richText.ts'
import { learningSlug } from '@bewezen/domain/learning/editing.ts'
import { asc, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import {
  challengeDays,
  challengeParticipants,
  challenges,
  lessonProgress,
  lessons,
  levelCompletions,
  masterclasses,
  masterclassProgress,
} from '../learning/tables.ts'
import { raiseLevel } from '../profile/index.ts'
import { levels } from '../site/tables.ts'
import { inParts } from './inParts.ts'
import { keepFile } from './keepFile.ts'

type Place = { community: { id: string }; by?: { id: string } }
type GivenFile = { name: string; file: Buffer }
type LessonWish = Place & {
  title?: string
  content?: string
  videoUrl?: string
  /** 1 to 5. */
  level?: number
  week?: number
  isRequired?: boolean
  isPublished?: boolean
  files?: GivenFile[]
  at?: Date
}
type ChallengeWish = Place & {
  title?: string
  content?: string
  dailyTask?: string
  startDate: string
  endDate: string
  durationDays: number
  isPublished?: boolean
  awardId?: string
  image?: { file: Buffer; alt: string }
  at?: Date
}
type MasterclassWish = Place & {
  title?: string
  content?: string
  videoUrl?: string
  files?: GivenFile[]
  publishedAt?: Date | null
}
export type GivenLesson = { id: string; slug: string; title: string; levelId: string }

/** The words of the vocabulary for what there is to learn. */
export function givenLearning(house: House) {
  const { db } = house.database
  let made = 0

  const levelAt = async (number: number): Promise<string> => {
    const rows = await db.select({ id: levels.id }).from(levels).orderBy(asc(levels.orderIndex))
    const level = rows[number - 1]
    if (!level) throw new Error(`There is no level ${number}`)
    return level.id
  }
  const keep = (files: readonly GivenFile[], by: { id: string } | undefined, at: Date) =>
    Promise.all(
      files.map(async ({ name, file }) => {
        const owner = by ?? { id: newId() }
        const { key } = await keepFile(house, { purpose: 'lesson-attachment', owner, file, at })
        return { name, key, bytes: file.length, isPdf: key.endsWith('.pdf') }
      }),
    )

  return {
    levelAt,

    /** A lesson at the end of its week, by default the first of the first level. */
    async lesson(wish: LessonWish): Promise<GivenLesson> {
      const title = wish.title ?? `Les ${++made}`
      const at = wish.at ?? new Date()
      const levelId = await levelAt(wish.level ?? 1)
      const content = wish.content ?? '<p>Ga naar buiten.</p>'
      const row = { id: newId(), slug: learningSlug('lesson', title), title, levelId }
      await db.insert(lessons).values({
        ...row,
        content,
        words: plainText(content),
        videoUrl: wish.videoUrl ?? '',
        week: wish.week ?? 1,
        communityId: wish.community.id,
        createdBy: wish.by?.id ?? null,
        teacherId: wish.by?.id ?? null,
        attachments: await keep(wish.files ?? [], wish.by, at),
        isRequired: wish.isRequired ?? true,
        isPublished: wish.isPublished ?? true,
        orderIndex: ++made,
        createdAt: at,
        updatedAt: at,
      })
      return row
    },

    async challenge(wish: ChallengeWish): Promise<{ id: string; slug: string; title: string }> {
      const { community, by, image, title = `Challenge ${++made}`, content = '<p>Elke dag.</p>', ...rest } = wish
      const at = wish.at ?? new Date()
      const kept =
        image &&
        (await keepFile(house, { purpose: 'lesson-image', owner: by ?? { id: newId() }, file: image.file, at }))
      const row = { id: newId(), slug: learningSlug('challenge', title), title }
      await db.insert(challenges).values({
        ...row,
        content,
        words: plainText(content),
        communityId: community.id,
        startDate: rest.startDate,
        endDate: rest.endDate,
        durationDays: rest.durationDays,
        createdBy: by?.id ?? null,
        teacherId: by?.id ?? null,
        awardId: rest.awardId ?? null,
        dailyTask: rest.dailyTask ?? 'Tien minuten naar buiten',
        isPublished: rest.isPublished ?? true,
        imageKey: kept?.key ?? null,
        imageAlt: image?.alt ?? '',
        createdAt: at,
        updatedAt: at,
      })
      return row
    },

    async masterclass(wish: MasterclassWish): Promise<{ id: string; slug: string; title: string }> {
      const title = wish.title ?? `Masterclass ${++made}`
      const publishedAt = wish.publishedAt === undefined ? new Date() : wish.publishedAt
      const at = publishedAt ?? new Date()
      const content = wish.content ?? '<p>Een uur over slaap.</p>'
      const row = { id: newId(), slug: learningSlug('masterclass', title), title }
      await db.insert(masterclasses).values({
        ...row,
        content,
        words: plainText(content),
        videoUrl: wish.videoUrl ?? '',
        publishedAt,
        communityId: wish.community.id,
        createdBy: wish.by?.id ?? null,
        teacherId: wish.by?.id ?? null,
        attachments: await keep(wish.files ?? [], wish.by, at),
        createdAt: at,
        updatedAt: at,
      })
      return row
    },

    /** Somebody finished these lessons some time ago, in order; the points of before are said with the person. */
    async finished(person: { id: string }, done: readonly { lesson: { id: string }; at: Date }[]): Promise<void> {
      if (done.length === 0) return
      await db
        .insert(lessonProgress)
        .values(done.map(({ lesson, at }) => ({ profileId: person.id, lessonId: lesson.id, completedAt: at })))
        .onConflictDoNothing()
    },

    /** Somebody finished a level some time ago and was told of it. */
    async finishedLevel(person: { id: string }, community: { id: string }, number: number, at: Date): Promise<void> {
      const levelId = await levelAt(number)
      await house.transaction(async (tx) => {
        await tx
          .insert(levelCompletions)
          .values({ profileId: person.id, communityId: community.id, levelId, completedAt: at, toldAt: at })
          .onConflictDoNothing()
        await raiseLevel(tx, person.id, levelId)
      })
    },

    /** Somebody takes part in a challenge and ticked these days. */
    async partIn(challenge: { id: string }, person: { id: string }, days: readonly string[], at: Date): Promise<void> {
      const part = { challengeId: challenge.id, profileId: person.id }
      await db.insert(challengeParticipants).values({ ...part, joinedAt: at })
      if (days.length > 0) await db.insert(challengeDays).values(days.map((day) => ({ ...part, day, tickedAt: at })))
    },

    /** What many finished, and when; a level brings its profile up to it. */
    async allFinished(
      community: { id: string },
      done: readonly { person: { id: string }; lesson: { id: string }; at: Date }[],
      ended: readonly { person: { id: string }; levelId: string; at: Date }[],
    ): Promise<void> {
      const rows = done.map(({ person, lesson, at }) => ({
        profileId: person.id,
        lessonId: lesson.id,
        completedAt: at,
      }))
      const levelRows = ended.map(({ person, levelId, at }) => ({
        profileId: person.id,
        communityId: community.id,
        levelId,
        completedAt: at,
        toldAt: at,
      }))
      await house.transaction(async (tx) => {
        await inParts(rows, (part) => tx.insert(lessonProgress).values(part).onConflictDoNothing())
        await inParts(levelRows, (part) => tx.insert(levelCompletions).values(part).onConflictDoNothing())
        await tx.execute(sql`update profiles p set level_id = (select c.level_id from level_completions c
            join levels l on l.id = c.level_id where c.profile_id = p.id order by l.order_index desc limit 1)
          where p.level_id is null and exists (select 1 from level_completions c where c.profile_id = p.id)`)
      })
    },

    /** Who takes part in a challenge, which days they ticked, and who completed it with that. */
    async allPartIn(
      challenge: { id: string },
      parts: readonly {
        person: { id: string }
        joinedAt: Date
        ticks: readonly { day: string; at: Date }[]
        completedAt: Date | null
      }[],
    ): Promise<void> {
      const rows = parts.map(({ person, joinedAt, completedAt }) => ({
        challengeId: challenge.id,
        profileId: person.id,
        joinedAt,
        completedAt,
      }))
      const days = parts.flatMap(({ person, ticks }) =>
        ticks.map(({ day, at }) => ({ challengeId: challenge.id, profileId: person.id, day, tickedAt: at })),
      )
      await house.transaction(async (tx) => {
        await inParts(rows, (part) => tx.insert(challengeParticipants).values(part))
        await inParts(days, (part) => tx.insert(challengeDays).values(part))
      })
    },

    async finishedMasterclass(person: { id: string }, masterclass: { id: string }, at: Date): Promise<void> {
      await db
        .insert(masterclassProgress)
        .values({ profileId: person.id, masterclassId: masterclass.id, completedAt: at })
    },
  }
}
