import { atSourceWords as words } from './atSourceWords.ts'

/** The house of a frame as people know it, by the end of its host. */
const houses = [
  [/(?:^|\.)youtu(?:\.be|be\.com|be-nocookie\.com)$/, words.youtube],
  [/(?:^|\.)rumble\.com$/, words.rumble],
  [/(?:^|\.)vimeo\.com$/, words.vimeo],
] as const

// The id in a frame of YouTube, without the code that judges frames: a visitor's first page of livestreams holds this.
const youtubeVideo =
  /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries|live_stream)([\w-]{11})(?:[/?]|$)/

/**
 * Where the video of a frame stands in its own house, and the words of the link to it: for whoever's network keeps the
 * player out, or has its house blocked (LIVE-PLAYER-12, COM-LEARN-37). A video of YouTube has a page; elsewhere the player is one.
 */
export function atSource(src: string): { href: string; text: string } | null {
  const host = /^https:\/\/([^/?#]+)/.exec(src)?.[1]
  const house = houses.find(([pattern]) => host !== undefined && pattern.test(host))
  if (!house) return null
  const id = youtubeVideo.exec(src)?.[1]
  return { href: id === undefined ? src : `https://www.youtube.com/watch?v=${id}`, text: house[1] }
}
