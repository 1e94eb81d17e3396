import { timingSafeEqual } from 'node:crypto'
import { isViewingOn, type ViewAs, viewAsNames } from '@bewezen/domain/access/viewAs.ts'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { House } from '../house.ts'
import { keyedHash, secretFor } from '../secrets.ts'

// It gives no right: it takes rights away from the one session whose token is in its signature, until it is over.

/** What the cookie of a viewing says: as whom, and until when, in milliseconds by the real clock, like the session itself. */
type Chosen = { as: ViewAs; endsAt: number }
type Site = Pick<House, 'settings'>

const bareName = 'bewezen.view_as'
const isSafe = ({ settings }: Site) => settings.SITE_URL.startsWith('https:')
/** The name that no neighbouring host can set it under, as that of a session (SEC-ACC-31). */
const nameOf = (house: Site) => `${isSafe(house) ? '__Host-' : ''}${bareName}`
const signatureOf = ({ settings }: Site, token: string, { as, endsAt }: { as: string; endsAt: number }) =>
  keyedHash(secretFor(settings, 'viewings'), `${token} ${as} ${endsAt}`)

/** The cookie that begins a viewing of the session with this token; null ends it. */
export function viewingCookie(house: Site, token: string, chosen: Chosen | null): string {
  const value = chosen ? `${chosen.as}.${chosen.endsAt}.${signatureOf(house, token, chosen)}` : ''
  const maxAge = chosen ? Math.max(0, Math.round((chosen.endsAt - Date.now()) / 1_000)) : 0
  return stringifySetCookie(nameOf(house), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSafe(house),
    maxAge,
  })
}

/** Whether a request brings such a cookie at all, which hardly any does; says nothing of its truth. */
export const bringsViewing = (cookies: string | undefined): cookies is string => cookies?.includes(bareName) ?? false

/** What the cookie says when its signature is ours, for this session, and its time is not over; else null (ADM-MORE-54). */
export function readViewing(house: Site, cookies: string, token: string): Chosen | null {
  const [name, end, signature = ''] = (parseCookie(cookies)[nameOf(house)] ?? '').split('.')
  const as = viewAsNames.find((one) => one === name)
  const endsAt = Number(end)
  if (!as || !isViewingOn(endsAt, Date.now())) return null
  const [given, ours] = [Buffer.from(signature), Buffer.from(signatureOf(house, token, { as, endsAt }))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? { as, endsAt } : null
}
