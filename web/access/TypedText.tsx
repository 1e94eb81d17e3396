import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import Copy from 'lucide-react/icons/copy'
import { useId } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { copyText } from '../base/parts/copyText.ts'

/** What was typed when the gate closed, to be copied (SH-EDGE-25). */
export function TypedText({ children: typed }: { children: string }) {
  const id = useId()
  if (typed === '') return null
  return (
    <div className="relative mt-8 grid w-full max-w-[560px] gap-2 rounded-l bg-night-2 p-4 text-left">
      <label htmlFor={id} className="font-semibold">
        {gateWords.typed}
      </label>
      <textarea
        id={id}
        readOnly
        value={typed}
        rows={4}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full resize-y rounded-m border border-night-line bg-night px-3 py-2 text-on-night"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="text-fs-14 text-on-night-2">
          {gateWords.typedHint}
        </p>
        <Button look="night" size="s" icon={<Copy size={16} />} onClick={() => void copyText(typed, gateWords.copied)}>
          {gateWords.copy}
        </Button>
      </div>
    </div>
  )
}
