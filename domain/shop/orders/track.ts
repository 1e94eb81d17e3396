import { isOfferedAddress } from '../productFaults.ts'
import type { Carrier } from './order.ts'

/** How long the code of a parcel may be (SHOP-ORDER-34). */
export const maxTrackCode = 100

/** Whether something can be kept as the code of a parcel or as its page: nothing, a code, or an https address (SHOP-ORDER-34). */
export const isTrack = (track: string): boolean => track === '' || isCode(track) || isOfferedAddress(track)

const isCode = (track: string): boolean => track.length <= maxTrackCode && /^[A-Za-z\d-]+$/.test(track)

type Parcel = {
  carrier: Carrier | null
  /** A code, or an https address. */
  track: string | null
  /** Where it goes; PostNL shows a parcel to who knows its postcode. */
  address: { postcode: string; country: string } | null
}

/** The page on which a parcel can be followed, or null when nobody has one: the address that was given, or that of the carrier for a code (SHOP-ORDER-34). */
export function trackUrl({ carrier, track, address }: Parcel): string | null {
  if (carrier === null || track === null) return null
  if (isOfferedAddress(track)) return track
  return isCode(track) ? pageOf(carrier, encodeURIComponent(track), address) : null
}

function pageOf(carrier: Carrier, code: string, address: Parcel['address']): string | null {
  if (carrier === 'DHL') return `https://my.dhlecommerce.nl/home/tracktrace/${code}`
  if (carrier === 'DPD') return `https://tracking.dpd.de/status/nl_NL/parcel/${code}`
  if (carrier === 'other') return null
  const place = address?.postcode ? `-${address.country}-${address.postcode.replace(/\s/gu, '')}` : ''
  return `https://jouw.postnl.nl/track-and-trace/${code}${place}`
}
