import { filesRefused, leftOut, type RefusedFile } from '@bewezen/domain/base/leftOutWords.ts'
import { maxProductImages, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { productFaultWords } from '@bewezen/domain/shop/productWords.ts'
import { useRef, useState } from 'react'
import type { PickPicture } from '../../base/crop/ChooseCrop.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { useSendFile } from '../../base/useSendFile.ts'

type Known = { id: string; thumbnail: string; isGenerated: boolean }
type Given = {
  form: ProductForm
  /** The stored pictures whose addresses are known. */
  known: readonly Known[]
  put: (change: (now: ProductForm) => Partial<ProductForm>) => void
}

/** The pictures of a product while it is edited: sent as soon as they are chosen, one after the other, so that they stand in the order in which they were chosen (SHOP-FORM-19). */
export function useProductImages({ form, known, put }: Given) {
  const { sendFile, isUploading } = useSendFile()
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({})
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const underWay = useRef(0)
  const addressOf = (id: string) => sent[id] ?? known.find((one) => one.id === id)?.thumbnail ?? null

  /** Sends one; answers whether it came in. */
  const send = async (file: File, refused: RefusedFile[]): Promise<boolean> => {
    const picture = await sendFile('product-image', file, {
      onRefused: (code) => void refused.push({ name: file.name, code }),
    })
    if (!picture) return false
    setSent((now) => ({ ...now, [picture.id]: picture.addresses.thumbnail ?? '' }))
    put(({ images }) => ({ images: [...images, picture.id] }))
    return true
  }
  /** Files that are refused take no place of those that fit (SHOP-FORM-28). */
  const addUpTo = async (room: number, files: readonly File[]) => {
    const [refused, over]: [RefusedFile[], string[]] = [[], []]
    const held = Math.min(room, files.length)
    let came = 0
    for (const file of files) {
      if (came === room) over.push(file.name)
      else if (await send(file, refused)) {
        came++
        underWay.current--
      }
    }
    underWay.current -= held - came
    // Of each choice once: more than three toasts push the first names away (SHOP-FORM-27).
    if (over.length > 0) tellError(productFaultWords.tooManyImages, leftOut(over))
    tellRefused(refused)
  }
  return {
    shown: form.images.map((id) => ({
      id,
      address: addressOf(id),
      isGenerated: known.some((one) => one.id === id && one.isGenerated),
    })),
    isFull: form.images.length >= maxProductImages,
    isUploading,
    /** Sends a picture once more with another focus, in the place of the one that it shows (MKT-MORE-38). */
    focusOn: async (id: string, ...[file, focus]: Parameters<PickPicture>) => {
      const picture = await sendFile('product-image', file, { focus })
      if (!picture) return
      setSent((now) => ({ ...now, [picture.id]: picture.addresses.thumbnail ?? '' }))
      put(({ images }) => ({ images: images.map((one) => (one === id ? picture.id : one)) }))
    },
    /** Whether it was sent in this form, and is stored with no product yet. */
    isSent: (id: string): boolean => Object.hasOwn(sent, id),
    add: (files: readonly File[]) => {
      const room = Math.max(0, maxProductImages - form.images.length - underWay.current)
      queue.current = queue.current.then(() => addUpTo(room, files))
      underWay.current += Math.min(room, files.length)
    },
  }
}

function tellRefused(refused: readonly RefusedFile[]): void {
  const notice = filesRefused('product-image', refused)
  if (notice) tellError(notice.title, notice.text)
}
