import { isStaff } from '@bewezen/domain/access/capabilities.ts'
import { type EasyCode, easiness, easyCode } from '@bewezen/domain/account/easyPassword.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { profiles } from '../profile/tables.ts'
import { authUsers } from './tables.ts'

type PasswordOwner = {
  firstName: string | null
  lastName: string | null
  username: string
  email: string
  role: string | null
}

/** The list of common passwords, in small letters; read when somebody first sets a password. */
let list: Promise<ReadonlySet<string>> | undefined
const commonPasswords = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

/**
 * Judges a new password for its owner: answers the warning, or for staff the refusal, when it is easily guessed; `anyway` is
 * the owner's 'yes, all the same', by which a member goes on (SEC-ACC-13, SEC-ACC-14).
 */
export async function easyRefusal(
  { settings }: Pick<House, 'settings'>,
  it: { password: string; owner: PasswordOwner; anyway: boolean },
): Promise<EasyCode | null> {
  const { firstName, lastName, username, email, role } = it.owner
  const common = await commonPasswords()
  const names = [firstName ?? '', lastName ?? '', username, email, settings.SITE_NAME]
  const easy = easiness(it.password, { names, isCommon: (password) => common.has(password) })
  return easyCode(easy, { isStaff: isStaff(role), anyway: it.anyway })
}

/** Somebody as the owner of their password; null when there is no such account. */
export async function passwordOwner(reader: Reader, personId: string): Promise<PasswordOwner | null> {
  const { firstName, lastName, username, role } = profiles
  const [owner] = await reader
    .select({ firstName, lastName, username, role, email: authUsers.email })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, personId))
  return owner ?? null
}
