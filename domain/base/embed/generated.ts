import { youtubeId } from '../richText.ts'
import { defaultSandbox, type Frame, frameText } from './frame.ts'
import { generatedHost } from './hosts.ts'

/** The hosts of addresses that people give, compared exactly (LIVE-FORM-25, LIVE-MORE-62). */
const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  generatedHost,
]
const rumbleHosts = ['rumble.com', 'www.rumble.com']

/** An address as people type it, when it is http or https on one of these hosts and at its own door. */
function addressOn(typed: string, hosts: readonly string[]): URL | null {
  const url = URL.parse(typed.trim())
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) return null
  return hosts.includes(url.host) ? url : null
}

/** The id of a video of YouTube, from the addresses that the form takes; null for every other (LIVE-EMBED-01, LIVE-EMBED-06, LIVE-FORM-15). */
export const youtubeIdOf = (typed: string): string | null =>
  addressOn(typed, youtubeHosts) ? youtubeId(typed.trim()) : null

/** The id of a video of Rumble: letters and digits, from its page or its frame; null for every other address (LIVE-EMBED-02, LIVE-FORM-16). */
export function rumbleIdOf(typed: string): string | null {
  const [, first = '', second = ''] = addressOn(typed, rumbleHosts)?.pathname.split('/') ?? []
  if (first === 'embed') return /^[0-9a-z]{4,20}$/i.test(second) ? second : null
  // The page of a video is called v2abc1-its-title.html; '/videos' and '/c/somebody' are no videos.
  const titled = /^(v[0-9a-z]{3,19})(?:-[^/]*|\.html)$/i.exec(first)?.[1]
  return titled ?? (/^v(?=[a-z]*\d)[0-9a-z]{3,19}$/i.test(first) ? first : null)
}

const generated = (src: string): string => {
  const frame: Frame = {
    src,
    width: '100%',
    height: '400',
    frameborder: null,
    allowfullscreen: true,
    allow: null,
    title: null,
    loading: 'lazy',
    sandbox: defaultSandbox,
  }
  return frameText(frame)
}

/** The frame of a stream on YouTube: it plays by itself, without sound (LIVE-EMBED-03, LIVE-EMBED-04, LIVE-EMBED-05). */
export const youtubeCode = (id: string): string => generated(`https://${generatedHost}/embed/${id}?autoplay=1&mute=1`)

/** The frame of a stream on Rumble (LIVE-EMBED-03, LIVE-EMBED-05). */
export const rumbleCode = (id: string): string => generated(`https://rumble.com/embed/${id}/`)
