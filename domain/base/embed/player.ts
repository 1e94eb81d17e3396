import { youtubeId } from '../richText.ts'
import { rumbleIdOf } from './generated.ts'
import { spotifyHost } from './hosts.ts'

/**
 * Whether an address on a host of frames is one of a player there: a video, a list or a channel that is live, an episode
 * or a show, each with an id as that house makes them. Every other page of the house is none, such as one that signs its
 * visitor out (LIVE-MORE-62).
 */
export function isPlayer(url: URL): boolean {
  if (url.host === spotifyHost) return spotify.test(url.pathname)
  if (/^(?:www\.)?player\.vimeo\.com$/.test(url.host)) return /^\/video\/\d{5,12}\/?$/.test(url.pathname)
  if (!onePage.test(url.pathname)) return false
  return youtubeId(url.href) !== null || isYoutubeSeries(url) || rumbleIdOf(url.href) !== null
}

/** A path that ends with the id, or with the page that has it in its query. */
const onePage = /^\/(?:(?:embed|v|shorts|live)\/)?[^/]+\/?$/

const spotify = /^\/embed\/(?:episode|show)\/[A-Za-z0-9]{22}\/?$/

/** Where YouTube plays a list, or what a channel shows live. */
function isYoutubeSeries({ host, pathname, searchParams }: URL): boolean {
  if (!/^www\.youtube(?:-nocookie)?\.com$|^youtube\.com$/.test(host)) return false
  if (pathname === '/embed/videoseries') return /^[\w-]{13,64}$/.test(searchParams.get('list') ?? '')
  return pathname === '/embed/live_stream' && /^UC[\w-]{22}$/.test(searchParams.get('channel') ?? '')
}
