import type { MailHeader } from './mailHead.ts'

/** Anybody may put any number of them in a mail, of any length; a server writes a few of some hundred characters. */
const [mostHeaders, longestHeader] = [20, 4000]

/**
 * Whether the server that took a mail in found that its sender is not proven, by what it wrote in `Authentication-Results`
 * (RFC 8601): DMARC failed, or without a verdict of DMARC the server that sent it may not (SPF) and no signature holds (DKIM)
 * (IN-EXT-86). Only what the server of the topmost header wrote counts: it stands above whatever the mail brought along. A
 * failure outweighs what passed, so that a header of the sender's own takes no warning away. Nothing said is no failure.
 */
export function isUnproven(headers: readonly MailHeader[]): boolean {
  const all = headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, mostHeaders)
    .map(({ value }) => resultsIn(value.slice(0, longestHeader)))
  const found = all.filter(({ by }) => by === all[0]?.by).flatMap(({ results }) => results)
  const has = (...results: string[]) => results.some((result) => found.includes(result))
  if (has('dmarc=fail')) return true
  return !has('dmarc=pass', 'dkim=pass') && has('spf=fail', 'spf=hardfail', 'spf=softfail')
}

/** The server that wrote a header, which some leave out, and its results as `method=result`. */
function resultsIn(value: string): { by: string; results: string[] } {
  const parts = withoutRemarks(value).toLowerCase().split(';')
  const [first = ''] = parts
  const isNamed = !first.includes('=')
  const results = parts.flatMap((part) => {
    const [, method, result] = /^\s*([a-z][a-z0-9-]*)(?:\/\d+)?\s*=\s*([a-z]+)/.exec(part) ?? []
    return method ? [`${method}=${result}`] : []
  })
  return { by: isNamed ? (first.trim().split(/\s/)[0] ?? '') : '', results }
}

/** Without what stands in brackets or quotes, in which somebody else may have written what looks like a result. */
function withoutRemarks(value: string): string {
  let [bare, depth, isQuoted] = ['', 0, false]
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at)
    if (sign === '\\') at++
    else if (isQuoted) isQuoted = sign !== '"'
    else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth > 0) continue
    else if (sign === '"') isQuoted = true
    else bare += sign
  }
  return bare
}
