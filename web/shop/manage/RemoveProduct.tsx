import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { manageWords } from '@bewezen/domain/shop/manageWords.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { productWords as words } from '@bewezen/domain/shop/productWords.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { shopChanged } from './shopChanged.ts'

/** Takes a product out of the shop, after asking (SHOP-ADMIN-06, SHOP-ADMIN-07, SHOP-ADMIN-14..16). */
export function RemoveProduct({ product: { id, name } }: { product: ManagedProduct }) {
  const [asks, setAsks] = useState(false)
  const done = () => {
    setAsks(false)
    tellSuccess(words.removed, name)
    void shopChanged()
  }
  const remove = useChange(api.shop.removeProduct, {
    onSuccess: done,
    onError: (error) => {
      const { code } = refusalOf(error) ?? {}
      // Another manager, or this very call whose answer got lost: it is gone, as was asked.
      if (code === 'NOT_FOUND') return done()
      setAsks(false)
      tellError(words.removeFailed, reasons[code ?? ''])
    },
  })
  return (
    <>
      <IconButton label={words.remove(name)} icon={<Trash size={18} />} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.removeQuestion}
        text={manageWords.removeText(name)}
        verb={manageWords.removeVerb}
        busy={remove.isPending}
        busyText={manageWords.removing}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}

const reasons: Readonly<Record<string, string | undefined>> = {
  OFFLINE: failureWords.offline,
  FORBIDDEN: manageWords.onlyManagers.title,
}
