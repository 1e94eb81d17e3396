/** Where meetings take place, by host; a host of Zoom may have a name before it (EV-FORM-45). */
const services: Readonly<Record<string, string>> = {
  'meet.google.com': 'Google Meet',
  'teams.microsoft.com': 'Microsoft Teams',
  'teams.live.com': 'Microsoft Teams',
  'zoom.us': 'Zoom',
}

export const maxJoinUrl = 2000

/**
 * The service of a meeting address, or null for an address that is none: https, a host of the list and nothing else
 * before the path. The text itself is read, since parsers mend what browsers then follow elsewhere: tabs, backslashes,
 * letters that look like others, a port that is the usual one (EV-FORM-45, EV-EDGE-23).
 */
export function meetingService(address: string): string | null {
  if (address.length > maxJoinUrl || /[\s\p{Cc}\p{Cf}\\]/u.test(address)) return null
  const [, written] = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]+)(?:[/?#].*)?$/i.exec(address) ?? []
  const host = written?.toLowerCase()
  if (!host || URL.parse(address)?.hostname !== host) return null
  const known = host.endsWith('.zoom.us') ? 'zoom.us' : host
  return Object.hasOwn(services, known) ? (services[known] ?? null) : null
}

/** `google_meet_link`, which mirrors the meeting address when it is one of Google's (EV-FORM-46). */
export const googleMeetLink = (joinUrl: string | null): string | null =>
  joinUrl !== null && meetingService(joinUrl) === 'Google Meet' ? joinUrl : null

/** The meeting address of a row; older ones have only the link of Google (EV-FORM-46). */
export const joinUrlOf = (row: { joinUrl: string | null; googleMeetLink: string | null }): string | null =>
  row.joinUrl || row.googleMeetLink || null

/** `location`: where it is, in one line (EV-FORM-47). */
export const locationOf = (event: { type: string; venueName: string | null; venueAddress: string | null }): string =>
  event.type === 'digitaal' ? 'Online' : [event.venueName, event.venueAddress].filter(Boolean).join(', ')

/** Where a map shows the way to a place (EV-DETAIL-30, EV-MORE-40). */
export const wayTo = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
