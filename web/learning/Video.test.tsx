import { learningWords } from '@bewezen/domain/learning/words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Video } from './Video.tsx'

let asksConsent = false
vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => ({ site: { asksConsent } }) }))
vi.mock('../legal/index.ts', () => ({ useConsent: () => null }))

test.each([false, true])(
  'COM-LEARN-37 LEGAL-COOKIE-06 under a video stands the way to it in its own house, also while its frame waits for a yes (%s)',
  (waits) => {
    asksConsent = waits
    const html = renderToStaticMarkup(<Video id="dQw4w9WgXcQ" title="Ademen" />)
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>Bekijk op YouTube/)
    expect([html.includes('<iframe'), html.includes(learningWords.loadVideo)]).toEqual([!waits, waits])
  },
)
