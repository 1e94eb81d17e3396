import { failureWords, type Notice, sharedRefused } from '@bewezen/domain/base/words.ts'
import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import type { ProductFaults } from '@bewezen/domain/shop/productFaults.ts'
import { productWords as words } from '@bewezen/domain/shop/productWords.ts'
import type { Refusal } from '../../base/api/refusal.ts'

/** What is said of a save that was refused; what is typed stays (SHOP-ADMIN-16, SHOP-ADMIN-17). */
export function saveError({ code, data }: Pick<Refusal, 'code' | 'data'>): Notice {
  return { title: words.saveFailed, text: reasonOf(code, data) }
}

function reasonOf(code: Refusal['code'], data: unknown): string | undefined {
  if (code === 'FAULTY_FIELDS') return Object.values(faultsOf(data))[0] ?? dialog.incomplete
  if (code === 'CHANGED') return words.changed
  if (code === 'FORBIDDEN') return dialog.forbidden
  if (code === 'OFFLINE') return failureWords.offline
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return shared[code]?.text
}

/** The sentences under the fields that the server found wrong. */
export const faultsOf = (data: unknown): ProductFaults => (data as { faults?: ProductFaults } | undefined)?.faults ?? {}
