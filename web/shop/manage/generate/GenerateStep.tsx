import { failureWords, type Notice, sharedRefused } from '@bewezen/domain/base/words.ts'
import { askedFault, fieldsOf, type GeneratedFields, maxAskedDescription } from '@bewezen/domain/shop/generated.ts'
import { generateWords as words } from '@bewezen/domain/shop/generateWords.ts'
import Sparkles from 'lucide-react/icons/sparkles'
import { useId, useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { TextArea } from '../../../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'

type Props = {
  /** Gets what was generated, to be put into the form; nothing is stored before it is saved. */
  onGenerated: (fields: GeneratedFields) => void
  /** Hears whether something is typed that would be lost. */
  onTyped: (is: boolean) => void
}

/**
 * The step of the dialog for a new product in which a description becomes fields (SHOP-AI-01). It stands within the form
 * of the dialog, so it is no form of its own.
 */
export function GenerateStep({ onGenerated, onTyped }: Props) {
  const titleId = useId()
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string | null>(null)
  const generate = useChange(api.shop.generateProduct, {
    onSuccess: (product) => {
      onGenerated(fieldsOf(product))
      tellSuccess(words.done)
    },
    onError: (failed) => tellError(words.failed, reasonOf(failed)),
  })
  const ask = () => {
    const fault = askedFault(description)
    setError(fault && words[fault])
    if (!fault && !generate.isPending) generate.mutate({ description })
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-l border border-line bg-surface-2 p-5">
      <div>
        <h3 id={titleId} className="font-semibold">
          {words.title}
        </h3>
        <p className="mt-1 text-fs-14 text-ink-2">{words.hint}</p>
      </div>
      <TextArea
        label={words.label}
        placeholder={words.placeholder}
        rows={3}
        value={description}
        error={error}
        atMost={maxAskedDescription}
        onChange={({ currentTarget }) => {
          setDescription(currentTarget.value)
          onTyped(currentTarget.value.trim() !== '')
          setError(null)
        }}
      />
      <Button
        look="line"
        icon={<Sparkles size={18} />}
        busy={generate.isPending}
        busyText={words.making}
        onClick={ask}
        className="justify-self-start"
      >
        {words.make}
      </Button>
    </section>
  )
}

/** Why it failed, where that helps: too many calls, or no connection. */
function reasonOf(failed: unknown): string | undefined {
  const code = refusalOf(failed)?.code
  if (code === 'OFFLINE') return failureWords.offline
  const shared: Readonly<Record<string, Notice | undefined>> = { TOO_MANY_REQUESTS: sharedRefused.TOO_MANY_REQUESTS }
  return shared[code ?? '']?.text
}
