import { youtubeFrame } from '@bewezen/domain/base/richText.ts'
import { learningWords } from '@bewezen/domain/learning/words.ts'
import { useRouteContext } from '@tanstack/react-router'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { AtSource } from '../base/parts/AtSource.tsx'
import { useConsent } from '../legal/index.ts'

const shape = 'aspect-video w-full overflow-clip rounded-l border-0 bg-night'

/** The video of a lesson: at once and never playing by itself; where the site asks first, after a press; with the way to it in its own house (COM-LEARN-19, COM-LEARN-37, LEGAL-COOKIE-06). */
export function Video({ id, title }: { id: string; title: string }) {
  const { site } = useRouteContext({ from: '__root__' })
  const consent = useConsent()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="mt-3">
      {site.asksConsent && !consent?.media && !isAsked ? (
        <div className={`${shape} grid place-content-center justify-items-center gap-3`}>
          <Play size={32} className="text-on-night-2" aria-hidden="true" />
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="min-h-11 rounded-m border border-on-night-2 px-5 font-semibold text-on-night hover:bg-night-2"
          >
            {learningWords.loadVideo}
          </button>
        </div>
      ) : (
        <iframe
          src={youtubeFrame(id)}
          title={learningWords.video(title)}
          loading="lazy"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className={shape}
        />
      )}
      <AtSource src={youtubeFrame(id)} />
    </div>
  )
}
