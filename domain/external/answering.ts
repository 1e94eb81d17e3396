import type { Answering } from './contract.ts'
import type { Connector } from './source.ts'

/** Meta takes a free answer until 24 hours after the last message of the other (IN-EXT-28). */
export const windowMs = 24 * 60 * 60_000

type Standing = {
  connector: Connector
  isActive: boolean
  isArchived: boolean
  hasAddress: boolean
  lastInboundAt: Date | null
}

/** What may be answered at a moment, and until when (IN-EXT-21, IN-EXT-24, IN-EXT-28). */
export function answering(it: Standing, now: Date): Answering {
  const ends = it.connector === 'meta' ? (it.lastInboundAt?.getTime() ?? 0) + windowMs : null
  const until = ends === null ? null : new Date(ends).toISOString()
  return { refusal: refusalOf(it, ends, now), until }
}

function refusalOf(it: Standing, ends: number | null, now: Date): Answering['refusal'] {
  if (it.isArchived) return 'archived'
  if (!it.isActive) return 'inactive'
  if (ends !== null) return now.getTime() < ends ? null : 'windowClosed'
  // Who wrote a mail has an address.
  return it.hasAddress || it.connector === 'mail' ? null : 'noAddress'
}
