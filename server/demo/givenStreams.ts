import { youtubeCode } from '@bewezen/domain/base/embed/generated.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { eveningSlug } from '@bewezen/domain/community/slugs.ts'
import type { Visibility } from '@bewezen/domain/livestreams/contract.ts'
import type { House } from '../base/house.ts'
import { channels } from '../community/tables.ts'
import { livestreamQuestions, livestreamReminders, livestreams, questionRaises } from '../livestreams/tables.ts'
import { inParts } from './inParts.ts'

export type GivenStream = { id: string; title: string; channelId: string }
type Wish = Partial<Visibility> & {
  title?: string
  description?: string | null
  embedCode?: string | null
  recordingCode?: string | null
  /** Null is now. */
  startTime?: Date | null
  endTime?: Date | null
  isActive?: boolean
  lastActiveAt?: Date | null
  creator?: { id: string }
  /** When it was planned; by default now. */
  at?: Date
}
type GivenQuestion = {
  stream: { id: string }
  asker: { id: string }
  text: string
  askedAt: Date
  answeredAt: Date | null
  raises: readonly { person: { id: string }; at: Date }[]
}

/** The words of the vocabulary for livestreams and their evenings. */
export const givenStreams = (house: House, number: () => number) => ({
  /** A stream, for everyone unless other groups are named; not live, and begun just now. */
  async livestream(wish: Wish = {}): Promise<GivenStream> {
    const [id, channelId] = [newId(), newId()]
    const title = wish.title ?? `Avond ${number()}`
    const isForSome = wish.visibleToStudents || wish.visibleToTeachers || wish.visibleToAdmins
    await house.transaction(async (tx, now) => {
      await tx.insert(channels).values({ id: channelId, slug: eveningSlug, name: '' })
      await tx.insert(livestreams).values({
        id,
        title,
        description: wish.description ?? null,
        embedCode: wish.embedCode === undefined ? youtubeCode('dQw4w9WgXcQ') : wish.embedCode,
        recordingCode: wish.recordingCode ?? null,
        startTime: wish.startTime ?? now,
        endTime: wish.endTime ?? null,
        isActive: wish.isActive ?? false,
        lastActiveAt: wish.lastActiveAt ?? (wish.isActive ? now : null),
        visibleToEveryone: wish.visibleToEveryone ?? !isForSome,
        visibleToStudents: wish.visibleToStudents ?? false,
        visibleToTeachers: wish.visibleToTeachers ?? false,
        visibleToAdmins: wish.visibleToAdmins ?? false,
        createdBy: wish.creator?.id ?? null,
        talkChannelId: channelId,
        createdAt: wish.at ?? now,
        updatedAt: wish.at ?? now,
      })
    })
    return { id, title, channelId }
  },

  /** The questions of evenings, each raised by its asker and by others, all at once. */
  async questions(asked: readonly GivenQuestion[]): Promise<void> {
    const made = asked.map((one) => ({ ...one, id: newId() }))
    const rows = made.map(({ id, stream, asker, text, askedAt, answeredAt }) => ({
      id,
      livestreamId: stream.id,
      askerId: asker.id,
      text,
      askedAt,
      answeredAt,
    }))
    const raises = made.flatMap(({ id, asker, askedAt, raises }) =>
      [{ person: asker, at: askedAt }, ...raises].map(({ person, at }) => ({
        questionId: id,
        personId: person.id,
        raisedAt: at,
      })),
    )
    await house.transaction(async (tx) => {
      await inParts(rows, (part) => tx.insert(livestreamQuestions).values(part))
      await inParts(raises, (part) => tx.insert(questionRaises).values(part))
    })
  },

  /** Many want to be reminded, all at once. */
  async reminders(wanted: readonly { stream: { id: string }; person: { id: string }; at: Date }[]): Promise<void> {
    const rows = wanted.map(({ stream, person, at }) => ({ livestreamId: stream.id, personId: person.id, askedAt: at }))
    await inParts(rows, (part) => house.database.db.insert(livestreamReminders).values(part))
  },

  /** A question to the host of a stream, raised by its asker and by others. */
  async question(
    stream: { id: string },
    asker: { id: string },
    wish: { text?: string; raisedBy?: readonly { id: string }[]; askedAt?: Date; answeredAt?: Date } = {},
  ): Promise<{ id: string }> {
    const id = newId()
    await house.transaction(async (tx, now) => {
      await tx.insert(livestreamQuestions).values({
        id,
        livestreamId: stream.id,
        askerId: asker.id,
        text: wish.text ?? `Vraag ${number()}`,
        askedAt: wish.askedAt ?? now,
        answeredAt: wish.answeredAt ?? null,
      })
      const people = [asker, ...(wish.raisedBy ?? [])]
      await tx.insert(questionRaises).values(people.map((one) => ({ questionId: id, personId: one.id, raisedAt: now })))
    })
    return { id }
  },

  /** Somebody wants to be reminded of a stream. */
  async reminder(stream: { id: string }, person: { id: string }): Promise<void> {
    await house.transaction((tx, now) =>
      tx.insert(livestreamReminders).values({ livestreamId: stream.id, personId: person.id, askedAt: now }),
    )
  },
})
