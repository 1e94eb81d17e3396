import type { GeneratedFields } from '@bewezen/domain/shop/generated.ts'
import { inPlaceOf } from '@bewezen/domain/shop/imageOrder.ts'
import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { productFaults, productNotices } from '@bewezen/domain/shop/productFaults.ts'
import { formOf, newProductForm, type ProductField, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { productSteps } from '@bewezen/domain/shop/productSteps.ts'
import { productFieldWords, productWords as words } from '@bewezen/domain/shop/productWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useChange } from '../../base/api/useChange.ts'
import { type EditedGiven, useEdited } from '../../base/editing/useEdited.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { useMay } from '../../base/session/ownAccess.ts'
import { faultsOf, saveError } from './saveError.ts'
import { shopChanged } from './shopChanged.ts'
import { useProductDownload } from './useProductDownload.ts'
import { useProductImages } from './useProductImages.ts'

export type ProductFormState = ReturnType<typeof useProductForm>

type Given = EditedGiven<ManagedProduct> & { onDone: () => void }

/** What is typed about a product, what is wrong with it, and the save with all that may come between (SHOP-FORM, X3-EDGE-13). */
export function useProductForm({ stored, readAgain, onDone }: Given) {
  const attempt = useAttemptId()
  const mayManage = useMay('manageShop')
  const edited = useEdited<ManagedProduct, ProductForm, ProductField>({
    stored,
    readAgain,
    valuesFrom,
    faultsOf: productFaults,
    renew: shopChanged,
    loadFailed: words.loadFailed,
    // The pictures and the file of the one that is gone went with it.
    asNew: ({ images: ids, downloadId }) => ({
      images: ids.filter(images.isSent),
      downloadId: download.isSent(downloadId) ? downloadId : '',
    }),
  })
  const { form, last, isGone } = edited
  const { values, from, put, errors } = form
  const images = useProductImages({ form: values, known: [...(from?.images ?? []), ...(last?.images ?? [])], put })
  const download = useProductDownload({ form: values, known: [from?.download ?? null, last?.download ?? null], put })
  const isUploading = images.isUploading || download.isUploading
  const [isGenerated, setGenerated] = useState(false)

  const save = useChange(api.shop.saveProduct, {
    onSuccess: () => {
      tellSuccess(from ? words.updated : words.added)
      void shopChanged()
      onDone()
    },
    onError: (error) => {
      const refusal = refusalOf(error) ?? { code: 'UNKNOWN' as const, data: undefined }
      edited.refuse(refusal.code, faultsOf(refusal.data))
      const { title, text } = saveError(refusal)
      tellError(title, text)
    },
  })
  const send = (element: HTMLFormElement) => {
    if (save.isPending || isUploading) return
    if (isGone) return tellError(words.saveFailed, dialog.gone)
    const product = form.check(element)
    if (!product) return tellError(words.saveFailed, dialog.incomplete)
    save.mutate({
      id: from?.id ?? attempt.idFor(product),
      version: from?.version ?? null,
      product,
      stockBefore: from?.stockQuantity ?? null,
      isTextGenerated: isGenerated,
    })
  }
  /** Fills fields in with what a model made; everything can still be changed (SHOP-AI-01, SHOP-AI-07). */
  const takeGenerated = (fields: GeneratedFields) => {
    put(fields)
    setGenerated(true)
  }
  const others = edited.meanwhile(save.isPending)
  return {
    values,
    errors,
    put,
    /** What a text field of the product spreads. */
    text: (name: Parameters<typeof edited.text>[0]) => ({ label: productFieldWords[name], ...edited.text(name) }),
    images: {
      ...images,
      move: (movedId: string, targetId: string | undefined) =>
        put(({ images: ids }) => ({ images: inPlaceOf(ids, movedId, targetId) })),
      remove: (id: string) => put(({ images: ids }) => ({ images: ids.filter((one) => one !== id) })),
    },
    download,
    isUploading,
    /** Whether a model wrote its text. */
    isTextGenerated: from?.isTextGenerated ?? isGenerated,
    notices: productNotices(values),
    steps: productSteps(values, errors, form.faults),
    storedPartnerId: from?.partnerId ?? null,
    /** Of the product that is there; null while it is new. */
    storedId: from?.id ?? null,
    isNew: from === null,
    isDirty: form.isDirty,
    isSaving: save.isPending,
    meanwhile: { ...others, isForbidden: others.isForbidden || !mayManage },
    send,
    takeGenerated,
  }
}

const valuesFrom = (product: ManagedProduct | null): ProductForm => (product ? formOf(product) : newProductForm())
