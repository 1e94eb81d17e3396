/** The path with query and hash when it leads to a page of this site, else null (SH-LINK-03). */
export function safePath(asked: unknown): string | null {
  if (typeof asked !== 'string' || !hasOneSlash(asked) || !URL.canParse(asked, own)) return null
  const { origin, pathname, search, hash } = new URL(asked, own)
  // `/.//elsewhere` becomes `//elsewhere` only once its dots are resolved.
  return origin === own && hasOneSlash(pathname) ? pathname + search + hash : null
}

const own = 'https://own.invalid'
const hasOneSlash = (path: string) => /^\/(?![/\\])/.test(path)

/** The address when it is an absolute one over http or https, else null (SH-LINK-03). */
export function safeUrl(asked: unknown): string | null {
  if (typeof asked !== 'string' || !URL.canParse(asked)) return null
  const url = new URL(asked)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
