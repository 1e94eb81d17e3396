import { minuteMs } from '@bewezen/domain/base/moment.ts'

/** Asked within the five seconds in which a stream must be gone for somebody it is no longer for (X3-EDGE-07). */
export const whileLiveMs = 4_000
const whileQuietMs = 20_000

/** How often a page asks for the streams by itself, in milliseconds: who is signed in hears what changes (LIVE-MORE-50). */
export const pollOf = ({ signedIn, isLive }: { signedIn: boolean; isLive: boolean }): number =>
  signedIn ? 5 * minuteMs : isLive ? whileLiveMs : whileQuietMs
