import type { Frame, FrameFault } from '@bewezen/domain/base/embed/frame.ts'
import type { FrameUse } from '@bewezen/domain/base/embed/hosts.ts'
import { judgedFrame } from '@bewezen/domain/base/embed/judge.ts'
import sanitizeHtml, { type Attributes } from 'sanitize-html'

/**
 * The first frame of an embed code as its use allows it, or why there is none: the code is parsed as HTML, the frame judged
 * and made anew (LIVE-EMBED-07, LIVE-PLAYER-03..06, X3-EDGE-03). What the parser cannot take is a fault of the code.
 */
export function frameIn(
  code: string | null,
  use: FrameUse,
  read: (code: string) => Attributes | null = firstFrame,
): { frame: Frame } | { fault: FrameFault } {
  if (code === null || code.trim() === '') return { fault: 'EMPTY' }
  let attributes: Attributes | null
  try {
    attributes = read(code)
  } catch {
    return { fault: 'BROKEN' }
  }
  return attributes ? judgedFrame(attributes, use) : { fault: 'UNSAFE' }
}

/** The attributes of the first frame in a piece of HTML, entities read; null when it has none. */
function firstFrame(code: string): Attributes | null {
  const found: Attributes[] = []
  sanitizeHtml(code, {
    allowedTags: [],
    allowedAttributes: {},
    transformTags: {
      iframe: (tagName, attribs) => {
        found.push(attribs)
        return { tagName, attribs: {} }
      },
    },
  })
  return found[0] ?? null
}
