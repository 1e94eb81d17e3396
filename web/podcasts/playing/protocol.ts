/** What a player told of itself, in seconds; what it left out is not there. */
export type Told = {
  position?: number
  length?: number
  isPlaying?: boolean
  isOver?: boolean
  /** It was started, and waits for sound to come. */
  isWaiting?: boolean
  /** It cannot play what it was given (POD-MORE-66). */
  hasFailed?: boolean
}

export type Protocol = {
  /** The only house that is spoken with and listened to. */
  origin: string
  /** The address of the frame, with what makes it tell of itself; the stored address stays as it is (POD-MORE-40). */
  address(stored: string, how: { from: number; plays: boolean; site: string }): string
  /** Said to a frame that has loaded, so that it begins to tell; nothing where it cannot be asked to. */
  greeting: readonly string[]
  /** Messages that make it go on from a moment; null where it can only be opened there anew. */
  goOn: ((from: number) => unknown[]) | null
  /** What a message of the player tells, or null. */
  told(message: unknown): Told | null
}

/** The message protocols of the players of others, spoken without a script of another house (POD-MORE-40, POD-MORE-41). */
export const protocols: Record<'youtube' | 'spotify', Protocol> = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    address: (stored, { from, plays, site }) =>
      withQuery(stored, {
        enablejsapi: '1',
        origin: site,
        ...(from > 0 ? { start: String(Math.floor(from)) } : {}),
        ...(plays ? { autoplay: '1' } : {}),
      }),
    greeting: [
      JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
      commandOf('addEventListener', ['onError']),
    ],
    goOn: (from) => [commandOf('seekTo', [from, true]), commandOf('playVideo', [])],
    told: (message) => {
      const { event, info } = (recordIn(message) ?? {}) as { event?: unknown; info?: unknown }
      if (event === 'onError') return { isPlaying: false, hasFailed: true }
      if (typeof info !== 'object' || info === null) return null
      const { currentTime, duration, playerState } = info as Record<string, unknown>
      return toldOf({
        position: momentIn(currentTime),
        length: momentIn(duration),
        ...(typeof playerState === 'number' ? { isPlaying: playerState === 1, isOver: playerState === 0 } : {}),
        ...(playerState === 3 ? { isWaiting: true } : {}),
      })
    },
  },
  spotify: {
    origin: 'https://open.spotify.com',
    address: (stored, { from }) => withQuery(stored, from > 0 ? { t: String(Math.floor(from)) } : {}),
    greeting: [],
    goOn: null,
    told: (message) => {
      const { type, payload } = (recordIn(message) ?? {}) as { type?: unknown; payload?: unknown }
      if (type !== 'playback_update' || typeof payload !== 'object' || payload === null) return null
      const { position, duration, isPaused } = payload as Record<string, unknown>
      const [at, length] = [momentIn(position), momentIn(duration)]
      if (at === undefined) return null
      return toldOf({
        position: at / 1000,
        ...(typeof isPaused === 'boolean' ? { isPlaying: !isPaused } : {}),
        ...(length ? { length: length / 1000, isOver: at >= length } : {}),
      })
    },
  },
}

function commandOf(func: string, args: unknown[]): string {
  return JSON.stringify({ event: 'command', func, args })
}

const withQuery = (address: string, query: Record<string, string>): string => {
  const asked = new URLSearchParams(query).toString()
  return asked ? `${address}?${asked}` : address
}

/** YouTube writes its messages as text, Spotify as they are; anything may be sent to a page. */
function recordIn(message: unknown): object | null {
  if (typeof message === 'object') return message
  if (typeof message !== 'string') return null
  try {
    const read: unknown = JSON.parse(message)
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}

const momentIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

/** A length of nothing is one that is not known yet. */
const toldOf = ({ position, length, ...rest }: Told): Told | null => {
  const told = { ...(position === undefined ? {} : { position }), ...(length ? { length } : {}), ...rest }
  return Object.keys(told).length > 0 ? told : null
}
