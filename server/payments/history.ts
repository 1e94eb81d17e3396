import { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { providerMessages } from './tables.ts'

/** Everything the provider ever said about these subscriptions, as far as it is processed; in no order. */
export async function historyOf(reader: Reader, subjects: readonly string[]): Promise<ProviderMessage[]> {
  if (subjects.length === 0) return []
  const rows = await reader
    .select({ message: providerMessages.message })
    .from(providerMessages)
    .where(and(inArray(providerMessages.subject, [...subjects]), isNotNull(providerMessages.message)))
  return rows.map((row) => ProviderMessage.parse(row.message))
}
