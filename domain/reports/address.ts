/** SH-LIMIT-24 */
export const maxAddress = 2000

/** Longer than any address that a browser opens; a whole book would keep everybody waiting. */
const maxRead = 20_000

const gone = '***'
/** What an address may say in its query: how a page is looked at, and ids of messages. All else could be a secret. */
const harmless = new Set(['tab', 'sort', 'type', 'community', 'mode', 'message', 'page', 'category'])
const isPlain = (value: string): boolean => /^[\w-]{0,40}$/.test(value)
const isAnchor = (hash: string): boolean => /^#[a-z][a-z-]{0,30}$/.test(hash)
const isId = (part: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part)
/** Long, with digits and capitals or in hexadecimals, as a token of a link is and the name of a page never. */
const isToken = (part: string): boolean =>
  !isId(part) && (/[0-9a-f]{20}/.test(part) || (/[\w.~-]{20}/.test(part) && /\d/.test(part) && /[A-Z]/.test(part)))

/**
 * The address of a page without what could open something: tokens in the path, the values of every query that is not
 * known to be harmless, hashes that are no anchor, a name and password (SH-REPORT-25). Empty for what is no address.
 */
export function withoutSecrets(address: string): string {
  const url = URL.parse(address.slice(0, maxRead))
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  url.username = ''
  url.password = ''
  url.pathname = url.pathname
    .split('/')
    .map((part) => (isToken(part) ? gone : part))
    .join('/')
  const query = [...url.searchParams].map(([name, value]) => {
    const shown = harmless.has(name) && isPlain(value) ? value : gone
    return `${isPlain(name) ? name : gone}=${shown}`
  })
  const hash = url.hash && (isAnchor(url.hash) ? url.hash : `#${gone}`)
  return (url.origin + url.pathname + (query.length > 0 ? `?${query.join('&')}` : '') + hash).slice(0, maxAddress)
}
