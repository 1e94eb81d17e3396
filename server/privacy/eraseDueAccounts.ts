import { writeAudit } from '../access/index.ts'
import { dueRemovals, eraseAccount, holdDueRemoval } from '../account/index.ts'
import { retried } from '../base/database/changedMeanwhile.ts'
import type { House } from '../base/house.ts'
import type { PersonalPart } from '../base/personal.ts'

type Parts = Readonly<Record<string, PersonalPart>>

/** The erasure job: erases all accounts whose seven days are over; a failing one is tried again and holds up nobody. */
export async function eraseDueAccounts(house: House, parts: Parts): Promise<number> {
  let erased = 0
  for (const personId of await dueRemovals(house.database.db, 100))
    if (await eraseIfDue(house, parts, personId)) erased += 1
  return erased
}

/**
 * Erases somebody whose time has come; answers whether it did. It touches rows of every room, so it and a refund that is
 * written at that moment may wait for each other: the loser begins anew at once. Any other failure is logged and tried again.
 */
export async function eraseIfDue(house: House, parts: Parts, personId: string): Promise<boolean> {
  try {
    return await retried(() => erasePerson(house, parts, personId))
  } catch (error) {
    house.log.error({ err: error }, 'an account that is due could not be erased; it will be tried again')
    return false
  }
}

/**
 * First ends what runs elsewhere, then erases all of it in one transaction: when the provider fails, nothing is erased
 * (SH-PROF-05). Answers false when there was nothing to do any more.
 */
async function erasePerson(house: House, parts: Parts, personId: string): Promise<boolean> {
  for (const { endElsewhere } of Object.values(parts)) await endElsewhere?.(house, personId)
  const erased = await house.transaction(async (tx, now) => {
    // What began before the account was shut is seen here.
    if (!(await holdDueRemoval(tx, personId, now))) return false
    for (const { erase } of Object.values(parts)) await erase?.(tx, personId, now, house)
    await eraseAccount(tx, personId)
    await writeAudit(tx, { actorId: null, action: 'account.erased', subjectId: personId, at: now })
    return true
  })
  await house.snapshots.forget(personId)
  return erased
}
