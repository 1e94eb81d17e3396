import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../base/database/open.ts'
import { paymentCustomers } from './tables.ts'

/** The customer at the provider that stands for this person, or null when nothing was ever bought. */
export async function customerOf(reader: Reader, personId: string): Promise<string | null> {
  const [row] = await reader.select().from(paymentCustomers).where(eq(paymentCustomers.userId, personId))
  return row?.providerCustomerId ?? null
}

/** The person behind a customer at the provider, or null when it is none of ours. */
export async function personOfCustomer(reader: Reader, customerId: string): Promise<string | null> {
  const [row] = await reader.select().from(paymentCustomers).where(eq(paymentCustomers.providerCustomerId, customerId))
  return row?.userId ?? null
}

/** The customer for this person, made at the provider when there is none. Reaches outside: never in a transaction. */
export async function ensureCustomer(db: Db, provider: PaymentProvider, personId: string): Promise<string> {
  const known = await customerOf(db, personId)
  if (known) return known
  const { rows } = await db.execute<{ email: string }>(sql`select email from auth_users where id = ${personId}`)
  const made = await provider.ensureCustomer({ id: personId, email: rows[0]?.email ?? '' })
  await db.insert(paymentCustomers).values({ userId: personId, providerCustomerId: made }).onConflictDoNothing()
  return (await customerOf(db, personId)) ?? made
}
