import { generatedHost, spotifyHost } from '../base/embed/hosts.ts'
/** Where a podcast is played (POD-ADMIN-05). */
export const platforms = ['youtube', 'spotify'] as const
export type Platform = (typeof platforms)[number]

/** The only hosts that a frame of a podcast leads to: what `embedOf` makes (X3-EDGE-36). */
const playerHosts = { youtube: generatedHost, spotify: spotifyHost } as const

const youtubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const shortHosts: ReadonlySet<string> = new Set(['youtu.be', 'www.youtu.be'])

/**
 * The address of the player that belongs to an address somebody typed; null when it is none of this platform's. The host
 * is compared after parsing, and of what was typed only the id comes back (POD-ADMIN-11..14, X3-EDGE-36).
 */
export function embedOf(platform: Platform, typed: string): string | null {
  const url = webAddress(typed)
  if (!url) return null
  if (platform === 'spotify') {
    const [, kind, id] = spotifyPath.exec(url.pathname) ?? []
    return url.hostname === playerHosts.spotify && kind && id
      ? `https://${playerHosts.spotify}/embed/${kind}/${id}`
      : null
  }
  const id = videoIdIn(url)
  return id && `https://${playerHosts.youtube}/embed/${id}`
}

const spotifyPath = /^\/(?:intl-[a-z]{2}(?:-[a-z]{2})?\/)?(?:embed\/)?(episode|show)\/([A-Za-z0-9]{22})\/?$/

/** The video that an embed address of ours shows; null for Spotify and for any other address. */
export function videoIdOf(embedUrl: string): string | null {
  const url = webAddress(embedUrl)
  return url?.hostname === playerHosts.youtube ? videoIdIn(url) : null
}

/** The still of a video, fetched once by the server (POD-ADMIN-17). */
export const stillOf = (videoId: string): string => `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`

/**
 * A stored embed address as a frame may show it, anew from its parts; null when it is none of ours, so that nothing a
 * database could hold becomes a foreign frame (X3-EDGE-36).
 */
export function frameOf(platform: Platform, embedUrl: string): string | null {
  const made = embedOf(platform, embedUrl)
  return made === embedUrl ? made : null
}

function videoIdIn(url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/')
  const id = shortHosts.has(url.hostname)
    ? first
    : !youtubeHosts.has(url.hostname)
      ? ''
      : first === 'watch' && second === ''
        ? (url.searchParams.get('v') ?? '')
        : ['embed', 'v', 'shorts', 'live'].includes(first)
          ? second
          : ''
  // 'videoseries' is what YouTube calls a playlist in the place of an id.
  return /^[\w-]{11}$/.test(id) && id !== 'videoseries' ? id : null
}

/** An address of the web without what hides where it leads. */
function webAddress(typed: string): URL | null {
  const url = URL.parse(typed.trim())
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return url.username === '' && url.password === '' && url.port === '' ? url : null
}
