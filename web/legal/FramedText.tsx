import { withWaitingFrames } from '@bewezen/domain/base/richText.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { CleanedText } from '../base/richText/CleanedText.tsx'
import { useConsent } from './consent.ts'

type Props = {
  html: string
  /** Whether the site asks first (LEGAL-COOKIE-06). */
  asks: boolean
  /** Stands in the place of a frame that waits. */
  button: string
  className?: string
}

/** Formatted text; where the site asks first, each frame in it waits for its own press or for the choice (LEGAL-COOKIE-06). */
export function FramedText({ html, asks, button, className }: Props) {
  const consent = useConsent()
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const text = useRef<HTMLDivElement>(null)
  const press = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-frame]')?.dataset.frame : undefined
    if (id) setLoaded(new Set([...loaded, id]))
  }
  // The button that was pressed is gone: the focus goes on to what came in its place.
  const last = Array.from(loaded).at(-1)
  useEffect(() => {
    if (last) text.current?.querySelector<HTMLElement>(`iframe[src*="/${last}"]`)?.focus()
  }, [last])
  const shown = !asks || consent?.media ? html : withWaitingFrames(html, button, loaded)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons within are pressed, by keyboard too
    <div ref={text} onClick={press}>
      <CleanedText html={shown} className={className} />
    </div>
  )
}
