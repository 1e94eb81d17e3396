import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { authAccounts, authUsers } from './tables.ts'

// Argon2id, which OWASP prefers: 19 MiB, where 2 passes are its least. With 7 one hash takes as long as the scrypt of
// before, so that the time of an answer does not tell an account that nobody signed in to since from one that is not
// there. The thread pool of Node computes four at once, the others wait their turn: 76 MiB, whoever knocks.
const now = { memory: 19_456, passes: 7, parallelism: 1, tagLength: 32 } as const
type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

const compute = promisify(argon2)
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** As the sign-in library wrote it before: scrypt, salt and key in hexadecimal. */
const earlier = /^[0-9a-f]{32}:[0-9a-f]{128}$/

/** A password as it is kept, in the PHC form that carries its cost and salt (SEC-ACC-45). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, now)
  const { memory, passes, parallelism } = now
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${inText(salt)}$${inText(key)}`
}

/** Whether a password is the one that was kept, by the cost it was kept with, or in the form of before. */
export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (earlier.test(hash)) return verifyPassword({ hash, password })
  const [found, memory, passes, parallelism, salt = '', key = ''] = written.exec(hash) ?? []
  if (!found) return false
  const kept = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(kept, await keyOf(password, Buffer.from(salt, 'base64'), { ...cost, tagLength: kept.length }))
}

/** Whether a text is a kept password at all. */
export const isHash = (text: string | null | undefined): text is string =>
  typeof text === 'string' && (written.test(text) || earlier.test(text))

/**
 * Keeps the password of an account anew, after it was given rightly, when it is kept in a form or at a cost of before. One
 * that was changed meanwhile stays as it is.
 */
export async function renewHash({ database: { db } }: House, email: string, password: string): Promise<void> {
  const [account] = await db
    .select({ id: authAccounts.id, hash: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(eq(authUsers.email, email), eq(authAccounts.providerId, 'credential')))
  if (!account?.hash || isOfNow(account.hash) || !(await isPassword({ hash: account.hash, password }))) return
  const renewed = await hashPassword(password)
  await db
    .update(authAccounts)
    .set({ password: renewed })
    .where(and(eq(authAccounts.id, account.id), eq(authAccounts.password, account.hash)))
}

function isOfNow(hash: string): boolean {
  const [, memory, passes, parallelism] = written.exec(hash) ?? []
  return `${memory} ${passes} ${parallelism}` === `${now.memory} ${now.passes} ${now.parallelism}`
}

/** The same letters count however a keyboard composes them, as before. */
const keyOf = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  compute('argon2id', { ...cost, nonce, message: password.normalize('NFKC') })

const inText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
