import { keepable } from '../visibleText.ts'
import { defaultSandbox, type Frame, type FrameFault } from './frame.ts'
import { type FrameUse, isFrameHost } from './hosts.ts'
import { isPlayer } from './player.ts'

/** The longest address of a frame, and the longest name that its title gives it. */
export const [maxFrameAddress, maxFrameTitle] = [2_000, 150]

/**
 * Judges the attributes of a frame as the parser of HTML read them: the frame made anew of what may stand, or why there is
 * none. The one rule for every frame that somebody wrote (LIVE-EMBED-08..14, LIVE-MORE-30, LIVE-MORE-62, X3-EDGE-01, X3-EDGE-02).
 */
export function judgedFrame(
  attributes: Readonly<Record<string, string>>,
  use: FrameUse,
): { frame: Frame } | { fault: FrameFault } {
  const read = (name: string): string | null => (Object.hasOwn(attributes, name) ? (attributes[name] ?? '') : null)
  const source = judgedSource(read('src') ?? '', use)
  if ('fault' in source) return source
  return {
    frame: {
      src: source.src,
      width: measure(read('width')),
      height: measure(read('height')),
      frameborder: oneOf(read('frameborder'), ['0', '1']),
      allowfullscreen: read('allowfullscreen') !== null,
      allow: permissions(read('allow')),
      title:
        keepable(read('title') ?? '')
          .trim()
          .slice(0, maxFrameTitle)
          .toWellFormed() || null,
      loading: oneOf(read('loading')?.toLowerCase() ?? null, ['lazy', 'eager']),
      sandbox: sandbox(read('sandbox')),
    },
  }
}

/**
 * The address of a frame, always https; http and an address without a scheme are rewritten (LIVE-EMBED-13). The text
 * itself is read before it is parsed, since parsers mend what nobody writes by accident: line breaks, backslashes.
 */
function judgedSource(typed: string, use: FrameUse): { src: string } | { fault: FrameFault } {
  const text = typed.replace(/^ +| +$/g, '')
  if (text.length > maxFrameAddress || /[\s\p{Cc}\p{Cf}\\]/u.test(text) || !/^(?:https?:)?\/\/[^/]/i.test(text))
    return { fault: 'UNSAFE' }
  const url = URL.parse(text, 'https://nowhere.invalid')
  if (!url) return { fault: 'UNSAFE' }
  if (url.username !== '' || url.password !== '' || !isFrameHost(url.host, use)) return { fault: 'HOST' }
  url.protocol = 'https:'
  return isPlayer(url) ? { src: url.href } : { fault: 'UNSAFE' }
}

const measure = (value: string | null): string | null =>
  value !== null && /^\d{1,4}(?:px|%)?$/.test(value.trim()) ? value.trim() : null

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | null =>
  values.find((each) => each === value?.trim()) ?? null

const permitted = new Set(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])

/** Only the names of what may be allowed, each for the frame's own host (LIVE-EMBED-12). */
function permissions(value: string | null): string | null {
  const names = (value ?? '').split(';').map((directive) => directive.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  return [...new Set(names)].filter((name) => permitted.has(name)).join('; ') || null
}

/** An own sandbox is kept when it is stricter than the default, and nothing is the strictest (LIVE-EMBED-12). */
function sandbox(value: string | null): string {
  if (value === null) return defaultSandbox
  const tokens = value.toLowerCase().split(/\s+/).filter(Boolean)
  const isStricter = tokens.every((token) => defaultSandbox.split(' ').includes(token))
  return isStricter ? [...new Set(tokens)].join(' ') : defaultSandbox
}
