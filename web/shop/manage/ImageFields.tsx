import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import { productImageWords as words } from '@bewezen/domain/shop/manageWords.ts'
import { productFieldWords } from '@bewezen/domain/shop/productWords.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, useState } from 'react'
import { focusBeside, focusThrough } from '../../base/focus/focusBeside.ts'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { FieldError } from '../../base/parts/Field.tsx'
import { ProductImage } from './ProductImage.tsx'
import type { ProductFormState } from './useProductForm.ts'

/** '4. Afbeeldingen': up to 8, put in order by dragging them or by their arrows; the first is that of the card (SHOP-FORM-19). */
export function ImageFields({ form: { images, errors } }: { form: ProductFormState }) {
  const id = useId()
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { shown } = images
  const ids = shown.map((one) => one.id)
  const move = (movedId: string, to: number) => {
    images.move(movedId, ids[to])
    setSaid(words.moved(to + 1, ids.length))
  }
  return (
    <fieldset
      tabIndex={errors.images ? -1 : undefined}
      data-fault={errors.images ? true : undefined}
      aria-describedby={`${id}-hint`}
      className="grid min-w-0 gap-3"
    >
      <legend className="sr-only">{productFieldWords.images}</legend>
      {shown.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
          {shown.map((image, at) => (
            <ProductImage
              key={image.id}
              address={image.address}
              isGenerated={image.isGenerated}
              place={at + 1}
              count={ids.length}
              isDragged={dragged === image.id}
              onDrag={(drags) => setDragged(drags ? image.id : null)}
              onDrop={dragged === null || dragged === image.id ? undefined : () => move(dragged, at)}
              onStep={(button, way) => focusThrough(button, () => move(image.id, at + way))}
              onPick={(...picked) => void images.focusOn(image.id, ...picked)}
              onRemove={(item) => {
                focusBeside(item, 'button:last-of-type', document.getElementById(`${id}-add`))
                images.remove(image.id)
              }}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="justify-self-start">
        <ChooseFile
          id={`${id}-add`}
          purpose="product-image"
          label={words.add}
          multiple
          onPick={(_, all) => images.add(all)}
          icon={<ImagePlus size={18} />}
          busy={images.isUploading}
          busyText={uploadingWord}
          disabledBecause={images.isFull ? words.full : null}
        >
          {words.add}
        </ChooseFile>
      </div>
      <FieldError id={`${id}-error`}>{errors.images}</FieldError>
      <p id={`${id}-hint`} className="text-fs-13 leading-[1.45] text-ink-3">
        {words.hint}
      </p>
    </fieldset>
  )
}
