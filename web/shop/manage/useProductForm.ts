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
import { isSame } from '../../base/editing/faults.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { faultsOf, saveError } from './saveError.ts'
import { shopChanged } from './shopChanged.ts'
import { useProductDownload } from './useProductDownload.ts'
import { useProductImages } from './useProductImages.ts'

export type ProductFormState = ReturnType<typeof useProductForm>
type TextField = { [Name in ProductField]: ProductForm[Name] extends string ? Name : never }[ProductField]

type Given = {
  /** As it is stored now; null makes a new one. Undefined when it was there and is gone. */
  stored: ManagedProduct | null | undefined
  /** Reads it once more: undefined when it is gone, and nothing answers when that failed. */
  readAgain: () => Promise<{ isSuccess: boolean; product: ManagedProduct | undefined }>
  onDone: () => void
}

/** What is typed about a product, what is wrong with it, and the save with all that may come between (SHOP-FORM, X3-EDGE-13). */
export function useProductForm({ stored, readAgain, onDone }: Given) {
  const attempt = useAttemptId()
  const [refused, setRefused] = useState<'CHANGED' | 'FORBIDDEN' | null>(null)
  const [last, setLast] = useState(stored ?? null)
  if (stored && !isSame(stored, last)) setLast(stored)
  // Of a product that is gone a new one can be made.
  const [isAnew, setAnew] = useState(false)
  const form = useStoredForm<ManagedProduct | null, ProductForm, ProductField>({
    stored: isAnew ? null : last,
    valuesFrom,
    news: 'while unchanged',
    faultsOf: productFaults,
  })
  const { values, from, put, errors } = form
  const images = useProductImages({ form: values, known: [...(from?.images ?? []), ...(last?.images ?? [])], put })
  const download = useProductDownload({ form: values, known: [from?.download ?? null, last?.download ?? null], put })
  const isUploading = images.isUploading || download.isUploading
  const [isGenerated, setGenerated] = useState(false)
  const isGone = stored === undefined && !isAnew

  const save = useChange(api.shop.saveProduct, {
    onSuccess: () => {
      tellSuccess(from ? words.updated : words.added)
      void shopChanged()
      onDone()
    },
    onError: (error) => {
      const refusal = refusalOf(error) ?? { code: 'UNKNOWN' as const, data: undefined }
      const { code } = refusal
      setRefused(code === 'CHANGED' || code === 'FORBIDDEN' ? code : null)
      // What another manager did shows then.
      if (code === 'CHANGED') void shopChanged()
      form.refuse(faultsOf(refusal.data))
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
  /** Begins anew with what somebody else saved. */
  const takeOver = async () => {
    const { isSuccess, product } = await readAgain()
    if (!isSuccess) return tellError(words.loadFailed)
    setRefused(null)
    if (product) form.takeOver(product)
  }
  /** Goes on with what is typed as a new product; the pictures and the file of the one that is gone went with it. */
  const makeAnew = () => {
    put(({ images: ids, downloadId, ...rest }) => ({
      ...rest,
      images: ids.filter(images.isSent),
      downloadId: download.isSent(downloadId) ? downloadId : '',
    }))
    form.saved({}, null)
    setAnew(true)
    setRefused(null)
  }
  const isNewer = last !== null && from !== null && last.version !== from.version && !isSame(valuesFrom(last), values)
  return {
    values,
    errors,
    put,
    /** What a text field of the product spreads. */
    text: (name: TextField) => ({
      label: productFieldWords[name],
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        put({ [name]: currentTarget.value } as Partial<ProductForm>),
      // An empty field that is passed by is not wrong yet.
      onBlur: () => {
        if (values[name]) form.leave(name)
      },
    }),
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
    isGone,
    isOutdated: !isGone && !save.isPending && (isNewer || refused === 'CHANGED'),
    isForbidden: refused === 'FORBIDDEN',
    send,
    takeGenerated,
    takeOver,
    makeAnew,
  }
}

const valuesFrom = (product: ManagedProduct | null): ProductForm => (product ? formOf(product) : newProductForm())
