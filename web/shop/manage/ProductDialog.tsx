import { uploadingWord } from '@bewezen/domain/base/uploadWords.ts'
import { productDialogWords as dialog } from '@bewezen/domain/shop/manageWords.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { productWords as words } from '@bewezen/domain/shop/productWords.ts'
import { useId, useState } from 'react'
import { useBackCloses } from '../../base/address/useBackCloses.ts'
import { Meanwhile } from '../../base/editing/Meanwhile.tsx'
import type { EditedGiven } from '../../base/editing/useEdited.ts'
import { AskBeforeLeaving } from '../../base/parts/AskBeforeLeaving.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { GenerateStep } from './generate/GenerateStep.tsx'
import { ProductSections } from './ProductSections.tsx'
import { ProductSteps } from './ProductSteps.tsx'
import { useProductForm } from './useProductForm.ts'

type Props = EditedGiven<ManagedProduct> & { onClose: () => void }

/** What others did meanwhile (X3-EDGE-13). */
const meanwhile = {
  forbidden: { title: dialog.forbidden, text: dialog.forbiddenText },
  gone: { title: dialog.gone, text: dialog.goneText, verb: dialog.asNew },
  changed: { title: words.changed, text: dialog.reloadText, verb: dialog.reload },
}

/** Makes a product or edits one, in six numbered sections; what is typed is never lost by a refusal (SHOP-FORM-01, SHOP-FORM-02, SHOP-FORM-21, SHOP-FORM-30, SHOP-ADMIN-17, SHOP-AI-01, SHOP-AI-02). */
export function ProductDialog({ stored, readAgain, onClose }: Props) {
  const id = useId()
  const form = useProductForm({ stored, readAgain, onDone: onClose })
  const [isDescribed, setDescribed] = useState(false)
  const isTyped = form.isDirty || isDescribed
  useBackCloses(onClose)
  return (
    <FormDialog
      onClose={onClose}
      unsaved={isTyped}
      unsavedQuestion={words.dropQuestion}
      width="xl"
      title={form.isNew ? words.make : words.editTitle}
      description={dialog.required}
      verb={dialog.save}
      busyText={form.isUploading ? uploadingWord : dialog.saving}
      busy={form.isSaving || form.isUploading}
      onSend={form.send}
    >
      <div className="grid min-w-0 gap-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <ProductSteps id={id} steps={form.steps} />
        <div className="grid min-w-0 content-start gap-6">
          <Meanwhile of={form.meanwhile} words={meanwhile} />
          {form.isNew && <GenerateStep onGenerated={form.takeGenerated} onTyped={setDescribed} />}
          <ProductSections id={id} form={form} />
        </div>
      </div>
      <AskBeforeLeaving when={isTyped && !form.isSaving} closing={words.dropQuestion} />
    </FormDialog>
  )
}
