import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { embedOf, type Platform, platforms } from '@bewezen/domain/podcasts/address.ts'
import type { Speaker } from '@bewezen/domain/podcasts/card.ts'
import { podcastFaultWords } from '@bewezen/domain/podcasts/manageWords.ts'
import type { PodcastEdit } from '@bewezen/domain/podcasts/managingContract.ts'
import { newPodcastForm, type PodcastForm, podcastFaults } from '@bewezen/domain/podcasts/podcastForm.ts'

/** An episode as its form holds it: the moment as a clock on the wall, and the speaker with their face. */
export type Typed = Omit<PodcastForm, 'publishedAt' | 'speakerId'> & { publishedAt: string; speakerId: Speaker | null }

/** What stands in the fields of a stored episode, or of one that begins at a moment (POD-ADMIN-18). */
export function typedOf(stored: PodcastEdit | null, now: string): Typed {
  const { publishedAt, speakerId: _, ...form } = stored?.form ?? newPodcastForm(now)
  return {
    ...form,
    publishedAt: publishedAt === null ? '' : toWallTime(publishedAt),
    speakerId: stored?.speaker ?? null,
  }
}

/** The same as it is sent: a moment whose minute was not touched stays exactly as it was. */
export function formOf(typed: Typed, stored: PodcastEdit | null, now: string): PodcastForm {
  const { publishedAt, speakerId, ...form } = typed
  const before = stored ? stored.form.publishedAt : now
  const isSame = before !== null && toWallTime(before) === publishedAt
  return { ...form, publishedAt: isSame ? before : fromWallTime(publishedAt), speakerId: speakerId?.id ?? null }
}

/** What is wrong with what is typed, by field (POD-ADMIN-15); a date that cannot be one is told, not left out (POD-MORE-52). */
export function faultsOf({ speakerId, publishedAt: wall, ...typed }: Typed) {
  const publishedAt = fromWallTime(wall)
  const isNoDate = wall.trim() !== '' && publishedAt === null
  return {
    ...podcastFaults({ ...typed, speakerId: speakerId?.id ?? null, publishedAt }),
    ...(isNoDate ? { publishedAt: podcastFaultWords.publishedYear } : {}),
  }
}

/** The platform that an address is of, where only one can be meant (POD-MORE-47). */
export const platformOf = (address: string): Platform | null =>
  platforms.find((platform) => embedOf(platform, address) !== null) ?? null

/** What is typed with another address, which says of which platform it is unless the person did (POD-MORE-47, POD-MORE-60). */
export const withAddress = (
  typed: Pick<Typed, 'platform'>,
  originalUrl: string,
  { isChosen }: { isChosen: boolean },
) => ({
  originalUrl,
  platform: isChosen ? typed.platform : (platformOf(originalUrl) ?? typed.platform),
})
