import { z } from 'zod'

/** A frame as a page may hold it: attributes that were judged, and no others (LIVE-EMBED-08). */
export const Frame = z.object({
  /** Always https, on a host of its use. */
  src: z.string(),
  width: z.string().nullable(),
  height: z.string().nullable(),
  frameborder: z.string().nullable(),
  allowfullscreen: z.boolean(),
  allow: z.string().nullable(),
  title: z.string().nullable(),
  loading: z.enum(['lazy', 'eager']).nullable(),
  sandbox: z.string(),
})
export type Frame = z.infer<typeof Frame>

/** LIVE-EMBED-11 */
export const defaultSandbox = 'allow-scripts allow-same-origin allow-presentation'

/** Why something is no frame that may be shown: nothing, no safe frame, another host, or it could not be read at all (LIVE-PLAYER-03..06). */
export const frameFaults = ['EMPTY', 'UNSAFE', 'HOST', 'BROKEN'] as const
export type FrameFault = (typeof frameFaults)[number]

/** The text of a frame, with its attributes in their order and nothing else in it. */
export function frameText(frame: Frame): string {
  const { allowfullscreen, ...texts } = frame
  const attributes = Object.entries(texts).flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escaped(value)}"`],
  )
  return `<iframe ${[...attributes, ...(allowfullscreen ? ['allowfullscreen'] : [])].join(' ')}></iframe>`
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
