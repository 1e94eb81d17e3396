import { minuteMs } from '@bewezen/domain/base/moment.ts'

/** Asked within the five seconds in which a stream must be gone for somebody it is no longer for (X3-EDGE-07). */
export const whileLiveMs = 4_000
const whileQuietMs = 20_000

/** How often a page asks for the streams by itself, in milliseconds: who is signed in hears what changes (LIVE-MORE-50). */
export const pollOf = ({ signedIn, isLive }: { signedIn: boolean; isLive: boolean }): number =>
  signedIn ? 5 * minuteMs : isLive ? whileLiveMs : whileQuietMs

/**
 * How long a page lies still, in milliseconds, before it asks by itself although its viewer touches nothing: not at all
 * while they watch, and at most as long as a page asks after (LIVE-MORE-68).
 */
export const stillFor = ({ isWatched }: { isWatched: boolean }): number => (isWatched ? 0 : whileQuietMs)

/** How old a list may be that a page begins with. */
export const freshFor = ({ signedIn }: { signedIn: boolean }): number => (signedIn ? minuteMs : whileQuietMs)
