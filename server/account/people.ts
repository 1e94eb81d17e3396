import { avatarColor } from '@bewezen/domain/account/avatarColor.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { isHouseName } from '@bewezen/domain/profile/houseNames.ts'
import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import { saveNewProfile } from '../profile/index.ts'
import { startConfirmation } from './confirmations.ts'
import { authAccounts, authUsers } from './tables.ts'

export type NewPerson = {
  firstName: string
  lastName: string
  username: string
  email: string
  passwordHash: string
}

/**
 * Makes an account with its profile, contact and medical rows in the caller's transaction: all of it or nothing
 * (SH-AUTH-31). Refuses an address or a username that is taken; the database decides a race (SH-EDGE-06).
 */
export async function savePerson(
  house: Pick<House, 'settings'>,
  tx: Tx,
  person: NewPerson,
  how: { confirmed: boolean; role: 'no_subscription' | 'admin'; now: Date },
): Promise<string> {
  const id = newId()
  const { firstName, lastName, username, email, passwordHash } = person
  try {
    await tx.insert(authUsers).values({ id, name: `${firstName} ${lastName}`, email, emailVerified: how.confirmed })
    await saveNewProfile(tx, {
      id,
      firstName,
      lastName,
      username,
      avatarColor: avatarColor(id),
      role: how.role,
      now: how.now,
    })
  } catch (error) {
    refuseTaken(error)
    throw error
  }
  await tx
    .insert(authAccounts)
    .values({ id: newId(), accountId: id, providerId: 'credential', userId: id, password: passwordHash })
  if (!how.confirmed) {
    const confirmationId = await startConfirmation(house, tx, id, how.now)
    await record(tx, { kind: 'account.registered', personId: id, confirmationId })
  }
  return id
}

/** Says which of the two unique things was taken. */
function refuseTaken(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const constraint =
    (cause as { code?: string; constraint?: string }).code === '23505'
      ? (cause as { constraint?: string }).constraint
      : null
  if (constraint === 'auth_users_email_unique') refuse('EMAIL_IN_USE')
  if (constraint === 'profiles_username_unique') refuse('USERNAME_IN_USE')
}

/** Whether an address has an account, whatever its letters' case. */
export async function isKnownEmail(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from auth_users where email = ${email}`)
  return rows.length > 0
}

/** Whether somebody new may be called this: nobody is yet, whatever the letters' case, and it is no name of the house. */
export async function isFreeUsername(reader: Reader, username: string): Promise<boolean> {
  if (isHouseName(username)) return false
  const { rows } = await reader.execute(sql`select 1 from profiles where username = ${username}`)
  return rows.length === 0
}
