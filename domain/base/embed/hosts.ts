/** Where frames that the product generates stay without cookies (LIVE-EMBED-05, BLOG-AREA-13, POD-ADMIN-12). */
export const generatedHost = 'www.youtube-nocookie.com'

/** Where episodes and shows of Spotify play (POD-ADMIN-13). */
export const spotifyHost = 'open.spotify.com'

/** With and without the optional `www.` (LIVE-EMBED-09). */
const both = (host: string): string[] => [host, `www.${host}`]

/**
 * The hosts whose frames may stand on a page, for each use; nothing else gets a frame. They are compared exactly, after
 * parsing (LIVE-EMBED-10, LIVE-MORE-30).
 */
export const frameHosts = {
  podcast: [generatedHost, spotifyHost],
  lesson: [generatedHost],
  livestream: [...['youtube.com', 'youtu.be', 'rumble.com', 'player.vimeo.com'].flatMap(both), generatedHost],
} satisfies Record<string, string[]>

/** What a frame is for. */
export type FrameUse = keyof typeof frameHosts

/** Whether a host, as the parser of addresses gives it, may be framed for this use. */
export const isFrameHost = (host: string, use: FrameUse): boolean => frameHosts[use].includes(host)

/** The sources of `frame-src` in the Content-Security-Policy: the hosts of all uses and no other (LIVE-MORE-31). */
export const frameSources: readonly string[] = [...new Set(Object.values(frameHosts).flat())].map(
  (host) => `https://${host}`,
)
