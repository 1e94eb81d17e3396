import { holds } from '../access/capabilities.ts'
import type { Asker } from '../access/gate.ts'
import { plainText } from '../base/richText.ts'
import { asSlug } from '../base/slug.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'

/** COM-LEARN-01 */
export const maxPostTitle = 120
export const maxImageAlt = 300
/** Posts on a page of the feed (COM-LEARN-01). */
export const postsPerPage = 20
/** How much of a post stands on its card, in code units. */
const excerptLength = 280

export type PostField = 'title' | 'imageAlt' | 'publishedAt'

/** The fields that cannot be stored as they are (COM-LEARN-01). */
export function postFaults({ title, imageAlt }: { title: string; imageAlt: string }): PostField[] {
  const faults: PostField[] = []
  if (isInvisible(title) || isLongerThan(title.trim(), maxPostTitle)) faults.push('title')
  if (isLongerThan(imageAlt.trim(), maxImageAlt)) faults.push('imageAlt')
  return faults
}

/** The part of the address that a title asks for when the post is made; later titles leave it (COM-LEARN-18). */
export const postSlug = (title: string): string => asSlug(title) || 'bericht'

/** Whether everybody who may read the community sees a post at a moment: its moment has come (COM-LEARN-16). */
export const isPublished = ({ publishedAt }: { publishedAt: Date | null }, now: Date): boolean =>
  publishedAt !== null && publishedAt <= now

/** Whether this person edits, pins and removes this post: admins all, who else may post their own (COM-LEARN-02, COM-LEARN-16). */
export const mayEditPost = (asker: Pick<Asker, 'id' | 'role'>, { authorId }: { authorId: string | null }): boolean =>
  holds(asker.role, 'writeFeed') && (holds(asker.role, 'manageCommunity') || asker.id === authorId)

/**
 * The words with which a post begins, as its card shows them: without headings, which say nothing by themselves, and cut
 * between words, with a mark where more follows.
 */
export function excerptOf(html: string): string {
  const text = plainText(html.replace(/<(h[2-4])>.*?<\/\1>/gs, ' ')) || plainText(html)
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength).toWellFormed()
  const lastBlank = cut.lastIndexOf(' ')
  return `${(lastBlank > excerptLength / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`
}
