import { isFar } from '@bewezen/domain/base/farPicture.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { stillOf, videoIdOf } from '@bewezen/domain/podcasts/address.ts'
import { podcastFaultWords } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUploadsByKey, detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { fetchPicture } from '../base/files/fetchPicture.ts'
import { keysIn } from '../base/files/keys.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'
import { podcasts } from './tables.ts'

/** The picture of an episode: our own address, and where it was fetched when it was. */
export type KeptPicture = { thumbnailUrl: string | null; thumbnailSource: string | null }

/** Whether the picture is the still of the video, which nobody entered. */
export const isFetchedStill = (it: KeptPicture & { embedUrl: string }): boolean =>
  it.thumbnailSource !== null && isStill(it.thumbnailSource)

const isStill = (source: string): boolean => source.startsWith('https://i.ytimg.com/')

/**
 * The picture that a form asks for, of our own: an entered address is fetched once, else the still of the video. What
 * stands elsewhere is asked before the transaction; what is there already is not asked again (POD-ADMIN-17).
 */
export async function pictureFor(
  ctx: Ctx,
  form: PodcastForm,
  it: { embedUrl: string; was: KeptPicture | null },
): Promise<KeptPicture> {
  const typed = form.thumbnailUrl.trim()
  const personId = ctx.person.id
  if (typed === '') return stillFor(ctx, it)
  if (!isFar(typed)) {
    // One spelling for each picture: two episodes that show the same one are known by it when either goes.
    const [key] = keysIn(typed, 'podcast-image')
    const thumbnailUrl = key === undefined ? typed : fileAddress(key, 'card')
    return { thumbnailUrl, thumbnailSource: it.was?.thumbnailUrl === thumbnailUrl ? it.was.thumbnailSource : null }
  }
  if (it.was?.thumbnailSource === typed) return it.was
  const kept = await fetchPicture(ctx.house, { address: typed, purpose: 'podcast-image', personId })
  if ('refused' in kept) return refuse('FAULTY_FIELDS', { faults: { thumbnailUrl: kept.refused } })
  return { thumbnailUrl: kept.addresses.card ?? null, thumbnailSource: typed }
}

/** The still of the video; a drawing stands where there is none, and for a sound (POD-ADMIN-17). */
async function stillFor(ctx: Ctx, { embedUrl, was }: { embedUrl: string; was: KeptPicture | null }) {
  const none: KeptPicture = { thumbnailUrl: null, thumbnailSource: null }
  const videoId = videoIdOf(embedUrl)
  if (videoId === null) return none
  const source = stillOf(videoId)
  if (was?.thumbnailUrl && was.thumbnailSource === source) return was
  const kept = await fetchPicture(ctx.house, { address: source, purpose: 'podcast-image', personId: ctx.person.id })
  return 'refused' in kept ? none : { thumbnailUrl: kept.addresses.card ?? null, thumbnailSource: source }
}

/** Ties the picture of an episode to it; refuses one that is none of ours. */
export async function attachPicture(tx: Tx, address: string | null, personId: string, now: Date): Promise<void> {
  if (address === null) return
  const keys = keysIn(address, 'podcast-image')
  await attachUploadsByKey(tx, { keys, personId, purpose: 'podcast-image', now })
  const kept = await tx.select({ attachedAt: uploads.attachedAt }).from(uploads).where(inArray(uploads.key, keys))
  if (!kept[0]?.attachedAt) refuse('FAULTY_FIELDS', { faults: { thumbnailUrl: podcastFaultWords.thumbnailInvalid } })
}

/** Unties the picture that an episode showed, once none shows it any more; answers what is to be taken away. */
export async function detachPicture(tx: Tx, address: string | null): Promise<Loose[]> {
  const keys = keysIn(address, 'podcast-image')
  if (keys.length === 0 || address === null) return []
  const [shown] = await tx.select({ id: podcasts.id }).from(podcasts).where(eq(podcasts.thumbnailUrl, address)).limit(1)
  return shown ? [] : detachUploadsByKey(tx, keys)
}
