import type { FactOf } from '@bewezen/domain/facts.ts'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { takeBack, tellAs, toldAbout } from '../inbox/index.ts'
import { wantedNotifications } from './notifications.ts'

/**
 * The notifications of an edited message: one for each who is named and was not told of it before. A mention that is gone
 * becomes what the message still means to that person, or is taken back (COM-CHAT-11, COM-CHAT-30).
 */
export async function editNotifications(
  tx: Tx,
  facts: readonly FactOf<'message.edited'>[],
): Promise<(readonly NotificationDraft[])[]> {
  const drafts: (readonly NotificationDraft[])[] = []
  const seen = new Set<string>()
  for (const fact of facts) {
    // A message is read as it stands now, so the first of several edits at once tells all that they mean.
    drafts.push(seen.has(fact.messageId) ? [] : await notificationsOfEdit(tx, fact))
    seen.add(fact.messageId)
  }
  return drafts
}

async function notificationsOfEdit(tx: Tx, fact: FactOf<'message.edited'>): Promise<readonly NotificationDraft[]> {
  const { communityId } = fact
  // Nobody is named in private, and its one notification stands already.
  if (communityId === undefined) return []
  const wanted = await wantedNotifications(tx, { ...fact, communityId })
  if (!wanted) return []
  const told = await toldAbout(tx, fact.messageId)
  const typeFor = new Map(wanted.map((notification) => [notification.personId, notification]))
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
