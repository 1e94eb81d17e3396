/** An address of the web as it is typed, or null for anything else: http or https, and nobody's name and password in it (EV-COST-19, EV-PARTNER-09). */
export function typedWebAddress(typed: string): string | null {
  const address = typed.trim()
  const url = /[\s\p{Cc}]/u.test(address) ? null : URL.parse(address)
  if (url === null || !/^https?:\/\//i.test(address)) return null
  return url.username === '' && url.password === '' && url.hostname.includes('.') ? address : null
}
