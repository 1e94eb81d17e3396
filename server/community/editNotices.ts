import type { FactOf } from '@bewezen/domain/facts.ts'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { takeBack, tellAs, toldAbout } from '../inbox/index.ts'
import { wantedNotices } from './notices.ts'

/**
 * What an edit puts in inboxes: a notification for each who is named and was not told of the message before. Who was told
 * of a mention that is gone keeps what the message still means to them, or nothing (COM-CHAT-11, COM-CHAT-30).
 */
export async function editNotices(tx: Tx, fact: FactOf<'message.edited'>): Promise<NotificationDraft[]> {
  const { communityId } = fact
  // Nobody is named in private, and its one notification stands already.
  if (communityId === undefined) return []
  const wanted = await wantedNotices(tx, { ...fact, communityId })
  if (!wanted) return []
  const told = await toldAbout(tx, fact.messageId)
  const typeFor = new Map(wanted.map((notice) => [notice.personId, notice]))
  const untrue = told.filter((one) => one.type === 'mention' && typeFor.get(one.personId)?.type !== 'mention')
  await takeBack(
    tx,
    untrue.filter((one) => !typeFor.has(one.personId)).map((one) => one.id),
  )
  for (const { id, personId } of untrue) {
    const other = typeFor.get(personId)
    if (other) await tellAs(tx, id, { type: other.type, title: other.title })
  }
  const before = new Set(told.map((one) => one.personId))
  return wanted.filter(({ personId, type }) => type === 'mention' && !before.has(personId))
}
