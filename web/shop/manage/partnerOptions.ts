import type { Partner } from '@bewezen/domain/shop/catalogue.ts'
import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import { offeredPartners } from '@bewezen/domain/shop/managing.ts'
import { noPartner } from '@bewezen/domain/shop/productForm.ts'
import { productHintWords as hints } from '@bewezen/domain/shop/productWords.ts'

type Choice = Partner & { isActive: boolean }

/**
 * The partners to choose from; undefined while they are not known. What is stored and what is chosen is always among them,
 * so that the field never shows another one than will be saved (SHOP-FORM-11..13).
 */
export function partnerOptions(
  partners: readonly Choice[] | undefined,
  { storedId, chosenId, isWaiting }: { storedId: string | null; chosenId: string; isWaiting: boolean },
): { value: string; label: string }[] {
  const offered = offeredPartners(partners ?? [], storedId ?? chosenId).map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : hints.inactivePartner(name),
  }))
  const options = [{ value: noPartner, label: hints.noPartner }, ...offered]
  if (chosenId === '' || options.some(({ value }) => value === chosenId)) return options
  return [...options, { value: chosenId, label: isWaiting ? dialog.partnersLoading : dialog.unknownPartner }]
}
