/** The sounds of a new message: an audio file of ours and two tones (SH-NOTIF-21). */
export const soundVariants = ['inbox', 'chime', 'ping'] as const
export type SoundVariant = (typeof soundVariants)[number]

/** How the tones sound; the audio file plays as loud (SH-NOTIF-27, SH-NOTIF-28, SH-LIMIT-09). */
export const tones = { chime: 880, ping: 1568 } as const
export const toneSeconds = 0.2
export const soundVolume = 0.5
/** At most one sound in this time, in all tabs together (SH-NOTIF-26). */
export const soundPauseMs = 2_000
/** How long a notice stands on the desktop (SH-NOTIF-25). */
export const desktopNoticeMs = 5_000

/** What the tabs of a browser know together of what was announced: so that one event is told once (SH-EDGE-31). */
export type Announced = { ids: readonly string[]; soundAt: number }
export const nothingAnnounced: Announced = { ids: [], soundAt: Number.NEGATIVE_INFINITY }

const remembered = 50

/**
 * What is left to announce of some arrivals, whether it may sound, and what the tabs know from then on. The clock may
 * have been set back since the last sound: a last sound in the future silences nothing.
 */
export function toAnnounce(known: Announced, arrived: readonly string[], wantsSound: boolean, now: number) {
  const fresh = arrived.filter((id) => !known.ids.includes(id))
  const since = now - known.soundAt
  const sounds = wantsSound && fresh.length > 0 && (since >= soundPauseMs || since < 0)
  const after: Announced = {
    ids: [...known.ids, ...fresh].slice(-remembered),
    soundAt: sounds ? now : known.soundAt,
  }
  return { fresh, sounds, after }
}
