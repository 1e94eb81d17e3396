import { logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
import { chaptersText } from '@bewezen/domain/podcasts/chapters.ts'
import { podcasts as contract } from '@bewezen/domain/podcasts/contract.ts'
import { podcastFaultWords } from '@bewezen/domain/podcasts/manageWords.ts'
import { isPublished } from '@bewezen/domain/podcasts/podcast.ts'
import { type PodcastForm, podcastFaults, podcastOf } from '@bewezen/domain/podcasts/podcastForm.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { removeCommentsOn } from '../comments/index.ts'
import { profiles } from '../profile/tables.ts'
import { keepLines, wordsAround } from './lines.ts'
import { formOf, readEdit } from './managed.ts'
import { attachPicture, detachPicture, pictureFor } from './picture.ts'
import { podcasts } from './tables.ts'

type Row = typeof podcasts.$inferSelect

/**
 * Makes an episode, or saves the version of it that a manager saw; refuses CHANGED when it is another one by now, or gone
 * (X3-EDGE-13).
 */
export const save = serve(contract.save, async (ctx, { id, version, podcast: form }) => {
  const faults = podcastFaults(form)
  const values = podcastOf(form)
  if (Object.keys(faults).length > 0 || !values) return refuse('FAULTY_FIELDS', { faults })
  const [known] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id))
  const picture = await pictureFor(ctx, form, { embedUrl: values.embedUrl, was: known ?? null })
  const stored = { ...values, ...picture, words: wordsAround(values) }
  const { saved, loose } = await ctx.transaction(async (tx, now) => {
    const was = await openStored(tx, id)
    if (was && isSame(was, stored)) return { saved: await readEdit(tx, id), loose: [] }
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED')
    if (stored.speakerId !== (was?.speakerId ?? null)) await holdSpeaker(tx, stored.speakerId)

    if (was)
      await tx
        .update(podcasts)
        .set({ ...stored, version: was.version + 1, updatedAt: now })
        .where(eq(podcasts.id, id))
    else await tx.insert(podcasts).values({ ...stored, id, createdBy: ctx.person.id, createdAt: now, updatedAt: now })
    if (stored.transcript !== (was?.transcript ?? '')) await keepLines(tx, id, stored.transcript)
    await attachPicture(tx, stored.thumbnailUrl, ctx.person.id, now)
    await tell(tx, ctx.person.id, now, { id, was, is: stored })
    const isOther = was && was.thumbnailUrl !== stored.thumbnailUrl
    return { saved: await readEdit(tx, id), loose: isOther ? await detachPicture(tx, was.thumbnailUrl) : [] }
  })
  await removeUploads(ctx.house, loose)
  return saved
})

/** Takes an episode away for good, with its picture, what people kept of it and what they said under it (POD-ADMIN-06). */
export const remove = serve(contract.remove, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const was = (await openStored(tx, id)) ?? refuse('NOT_FOUND')
    await tx.delete(podcasts).where(eq(podcasts.id, id))
    await removeCommentsOn(tx, { kind: 'podcast', id })
    await tell(tx, ctx.person.id, now, { id, was, is: null })
    return detachPicture(tx, was.thumbnailUrl)
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

async function openStored(tx: Tx, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(podcasts).where(eq(podcasts.id, id)).for('update')
  return row ?? null
}

type Stored = Omit<Row, 'id' | 'createdBy' | 'version' | 'createdAt' | 'updatedAt'>

/** Whether what is sent stands there already: a save whose answer was lost, or one that changes nothing. */
function isSame(was: Row, stored: Stored): boolean {
  const after = { ...was, ...stored }
  return JSON.stringify(formOf(was)) === JSON.stringify(formOf(after)) && was.thumbnailUrl === after.thumbnailUrl
}

/** Refuses a speaker who is not there; nobody erases them until the end of the transaction (POD-ADMIN-16). */
async function holdSpeaker(tx: Tx, id: PodcastForm['speakerId']): Promise<void> {
  if (id === null) return
  const [person] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), isNull(profiles.hiddenAt)))
    .for('key share')
  if (!person) refuse('FAULTY_FIELDS', { faults: { speakerId: podcastFaultWords.speakerMissing } })
}

type Seen = Pick<Row, keyof typeof shape>

/** How an episode stands in the log (ADM-MORE-44). */
const shape = {
  title: { label: log.title },
  summary: { label: log.summary, isLong: true },
  description: { label: log.description, isLong: true },
  platform: { label: log.platform },
  originalUrl: { label: log.link },
  duration: { label: log.duration },
  categories: { label: log.categories },
  speakerId: { label: log.speaker, isLong: true },
  isFeatured: { label: log.featured },
  publishedAt: { label: log.publishedAt },
  thumbnailUrl: { label: log.picture, isLong: true },
  chapters: { label: log.chapters, isLong: true },
  transcript: { label: log.transcript, isLong: true },
} as const

/** As text: the database keeps the fields of a chapter in an order of its own. */
const logged = (seen: Seen | null) => seen && { ...seen, chapters: chaptersText(seen.chapters) }

/** Writes a change down in the log, and tells it to whom it concerns: everybody, or managers alone. */
async function tell(
  tx: Tx,
  actorId: string,
  now: Date,
  { id: podcastId, was, is }: { id: string; was: Seen | null; is: Seen | null },
): Promise<void> {
  const [wasSeen, isSeen] = [was, is].map((one) => one !== null && isPublished(one.publishedAt, now))
  await writeAudit(tx, {
    actorId,
    action: !is ? 'podcast.removed' : isSeen && !wasSeen ? 'podcast.published' : 'podcast.saved',
    subjectId: podcastId,
    at: now,
    reason: is?.title ?? was?.title,
    ...logChange<NonNullable<ReturnType<typeof logged>>>(shape, logged(was), logged(is)),
  })
  if (isSeen) await record(tx, { kind: 'podcast.saved', podcastId })
  else await record(tx, { kind: 'podcast.drafted', podcastId })
  if (wasSeen && !isSeen) await record(tx, { kind: 'podcast.removed', podcastId })
}
