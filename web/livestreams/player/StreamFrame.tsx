import type { Frame } from '@bewezen/domain/base/embed/frame.ts'
import { playerWords as words } from '@bewezen/domain/livestreams/words.ts'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../base/parts/Spinner.tsx'
import { hasLoadedBefore, seenBy, untilFailed } from './untilFailed.ts'

type Props = { frame: Frame; title: string; onFailed: () => void }

/**
 * A frame that was judged, drawn of its attributes alone: no text of anybody is parsed here (LIVE-EMBED-07). What is said
 * while it loads lies under it, since its own page covers that as soon as there is something to see, with or without us.
 */
export function StreamFrame({ frame, title, onFailed }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isLoaded) return
    if (hasLoadedBefore(element.src)) return setLoaded(true)
    return untilFailed(seenBy(element), onFailed)
  }, [isLoaded, onFailed])
  return (
    <>
      {!isLoaded && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2.5 text-fs-14 text-on-night-2"
        >
          <Spinner />
          {words.loading}
        </p>
      )}
      <iframe
        ref={ref}
        src={frame.src}
        title={frame.title ?? title}
        loading="lazy"
        allow={frame.allow ?? undefined}
        // Said by both, browsers complain.
        allowFullScreen={frame.allowfullscreen && !frame.allow?.includes('fullscreen')}
        sandbox={frame.sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
        onError={onFailed}
        className="absolute inset-0 size-full border-0"
      />
    </>
  )
}
