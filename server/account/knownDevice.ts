import { newId } from '@bewezen/domain/base/ids.ts'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { House } from '../base/house.ts'
import { isKeyedHash, keyedHash, secretFor, secretsFor } from '../base/secrets.ts'

// A device cookie as in OWASP's 'Slow Down Online Guessing Attacks with Device Cookies': it gives no access, it only
// keeps the tries of a browser that knew the password apart from those of strangers, who cannot make one (SH-AUTH-34).

const days = 24 * 60 * 60
type Site = Pick<House, 'settings'>

const isSafe = ({ settings }: Site) => settings.SITE_URL.startsWith('https:')
const nameOf = (house: Site) => `${isSafe(house) ? '__Secure-' : ''}bewezen.known_device`
const signed = (id: string, email: string) => `${id} ${email}`

/** The id of this browser when the owner of the address has signed in with it before, else null. */
export function knownDevice(house: Site, cookies: string | undefined, email: string): string | null {
  const [id = '', signature = ''] = (parseCookie(cookies ?? '')[nameOf(house)] ?? '').split('.')
  return isKeyedHash(secretsFor(house.settings, 'known devices'), signed(id, email), signature) ? id : null
}

/** The cookie by which this browser is known from now on, 180 days long; with an id, and so a count, of its own. */
export function deviceCookie(house: Site, email: string): string {
  const id = newId()
  return stringifySetCookie(
    nameOf(house),
    `${id}.${keyedHash(secretFor(house.settings, 'known devices'), signed(id, email))}`,
    {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSafe(house),
      maxAge: 180 * days,
    },
  )
}
