import { safePath, safeUrl } from './paths.ts'

/** The target of a `navigate` event: a path of this site, or another site's address (SH-LINK-03). */
export type Asked = { path?: string; url?: string; newTab?: boolean }

/** Does what a `navigate` event asks; `go` opens a path of this site without loading the page anew (SH-LINK-02, SH-LINK-10). */
export function navigate({ path, url, newTab }: Asked, go: (path: string) => void): void {
  const [inside, outside] = [safePath(path), safeUrl(url)]
  if (inside !== null) go(inside)
  else if (outside !== null && newTab) window.open(outside, '_blank', 'noopener')
  else if (outside !== null) window.location.assign(outside)
  // biome-ignore lint/suspicious/noConsole: SH-LINK-03 wants an address that leads nowhere to be logged.
  else console.warn('navigate: ignored', path ?? url)
}
