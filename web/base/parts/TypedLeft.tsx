import { typedLeftWords as words } from '@bewezen/domain/base/typedLeftWords.ts'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { isFocusLost } from '../focus/giveFocus.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { copyText } from './copyText.ts'
import { TextArea } from './TextArea.tsx'

type Props = {
  /** What became of the place in which it was typed. */
  title: string
  text?: string
  typed: readonly string[]
  /** Forgets what was typed. */
  onDone: () => void
  className?: string
}

/** A rescued draft: what somebody typed where nothing can be sent any more, to be read and copied until they put it away. */
export function TypedLeft({ title, text, typed, onDone, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field in which it was typed went, with the focus in it.
    if (isFocusLost()) box.current?.focus()
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={classes('grid gap-3 rounded-l bg-ember-soft px-5 py-4 text-ember-ink outline-none', className)}
    >
      <div>
        <p className="font-[650]">{title}</p>
        {text && <p className="text-fs-14">{text}</p>}
      </div>
      {[...new Set(typed)].map((one) => (
        <div key={one} className="grid justify-items-start gap-2">
          <TextArea label={words.typed} value={one} readOnly rows={3} className="w-full" />
          <Button look="line" size="s" icon={<Copy size={16} />} onClick={() => void copyText(one, words.copied)}>
            {words.copy}
          </Button>
        </div>
      ))}
      <Button look="quiet" size="s" className="justify-self-start" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
