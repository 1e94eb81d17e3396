import { mailWords as words } from '@bewezen/domain/external/screenWords.ts'
import { useId, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'

/** The older mails under a mail, which most have read: shown when somebody asks for them (IN-EXT-45). */
export function Earlier({ text }: { text: string }) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="mt-1">
      <Button
        look="quiet"
        size="s"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown((shown) => !shown)}
      >
        {isShown ? words.hideEarlier : words.earlier}
      </Button>
      <p
        id={id}
        hidden={!isShown}
        dir="auto"
        className="mt-1 border-l-2 border-line-strong pl-3 text-fs-14 leading-[1.5] wrap-anywhere whitespace-pre-wrap text-ink-2"
      >
        {text}
      </p>
    </div>
  )
}
