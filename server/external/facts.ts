import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { externalNotification } from '@bewezen/domain/external/words.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { Decisions, NotificationDraft } from '../base/facts/decisions.ts'
import { profiles } from '../profile/tables.ts'
import { externalMessages } from './tables.ts'

const admins = { capability: 'manageExternal' } as const

/** What comes from outside is heard by admins alone, and each message tells each of them once (IN-EXT-10, IN-EXT-11, IN-EXT-19). */
export const externalDecisions = {
  'external.arrived': { audience: admins, notifyAll: notifyAdmins },
  'external.changed': { audience: admins },
  'external.settingsChanged': { audience: admins },
} satisfies Decisions

/** They hold ids only: who wrote, and what, is opened anew for who may see it (IN-CARD-22). */
async function notifyAdmins(
  tx: Tx,
  facts: readonly FactOf<'external.arrived'>[],
): Promise<readonly (readonly NotificationDraft[])[]> {
  const people = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.role, rolesThatHold('manageExternal')), isNull(profiles.hiddenAt)))
  const ids = facts.map(({ externalMessageId }) => externalMessageId)
  const kept = await tx
    .select({ id: externalMessages.id })
    .from(externalMessages)
    .where(inArray(externalMessages.id, ids))
  const standing = new Set(kept.map(({ id }) => id))
  return facts.map(({ threadId, externalMessageId }) =>
    // What was erased before it was told is told to nobody.
    standing.has(externalMessageId)
      ? people.map(({ id: personId }) => ({
          personId,
          type: 'external_message',
          title: externalNotification,
          data: { thread_id: threadId, external_message_id: externalMessageId },
        }))
      : [],
  )
}
