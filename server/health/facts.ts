import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { emergencyWords } from '@bewezen/domain/health/words.ts'
import { and, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { type Decisions, each, only } from '../base/facts/decisions.ts'
import { oncePerFact } from '../base/facts/oncePerFact.ts'
import { profiles } from '../profile/tables.ts'

type Opened = { personId: string; adminId: string }

/**
 * Who should know what happens to health data. Emergency access is told to the member and to every other admin, in the
 * inbox and by mail, without a word about health.
 */
export const healthDecisions = {
  'medical.saved': { audience: only },
  'medical.erased': { audience: only },
  'medical.emergencyOpened': {
    audience: only,
    notifyAll: each(async (tx: Tx, fact: FactOf<'medical.emergencyOpened'>) => {
      const told = { type: 'account', data: { sender_id: fact.adminId } }
      const others = await otherAdmins(tx, fact)
      return [
        { personId: fact.personId, title: emergencyWords.notified, ...told },
        ...others.map((personId) => ({ personId, title: emergencyWords.notifiedAdmin, ...told })),
      ]
    }),
    mails: async (tx, fact) => {
      const ids = { accessId: fact.accessId }
      const others = await otherAdmins(tx, fact)
      return [
        { personId: fact.personId, template: 'emergencyOpened', ids },
        ...others.map((personId) => ({ personId, template: 'emergencyWatched', ids })),
      ]
    },
  },
} satisfies Decisions

/** The admins who did not open it and whom it is not about. */
const otherAdmins = oncePerFact(async (tx: Tx, { personId, adminId }: Opened): Promise<string[]> => {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        inArray(profiles.role, rolesThatHold('openEmergencyAccess')),
        notInArray(profiles.id, [personId, adminId]),
        isNull(profiles.hiddenAt),
      ),
    )
    .orderBy(profiles.id)
  return rows.map(({ id }) => id)
})
