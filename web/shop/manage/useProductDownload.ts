import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import type { ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { useState } from 'react'
import { useSendFile } from '../../base/useSendFile.ts'

type Given = {
  form: ProductForm
  /** The stored files whose kind and size are known. */
  known: readonly ManagedProduct['download'][]
  put: (change: Partial<ProductForm>) => void
}

/** A file as the form shows it; one that was sent just now has the name it had. */
export type ShownFile = { kind: string; bytes: number; name: string | null }

/** The download that the site keeps, while a product is edited: sent as soon as it is chosen (SHOP-FORM-25). */
export function useProductDownload({ form: { downloadId }, known, put }: Given) {
  const { sendFile, isUploading } = useSendFile()
  const [sent, setSent] = useState<Readonly<Record<string, ShownFile>>>({})
  const stored = known.find((one) => one?.id === downloadId)
  return {
    shown: sent[downloadId] ?? (stored ? { ...stored, name: null } : null),
    isUploading,
    /** Whether it was sent in this form, and is stored with no product yet. */
    isSent: (id: string): boolean => Object.hasOwn(sent, id),
    choose: async (file: File) => {
      const made = await sendFile('product-download', file)
      if (!made) return
      const kind = made.key.split('.').at(-1) ?? ''
      setSent((now) => ({ ...now, [made.id]: { kind, bytes: file.size, name: file.name } }))
      put({ downloadId: made.id })
    },
    remove: () => put({ downloadId: '' }),
  }
}
