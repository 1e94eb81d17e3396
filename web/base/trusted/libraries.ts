import { policy } from './policies.ts'

let areTrusted = false

/**
 * Lets through what two libraries do by themselves, and nothing else: the editor parses stored text into a document in
 * which nothing runs, and the reader of QR codes makes its worker of a blob of this page. What the policy answers with
 * null is refused. Whoever uses such a library calls it before; a page takes the policy once.
 */
export function trustLibraries(): void {
  if (areTrusted) return
  areTrusted = true
  policy('default', {
    createHTML(html, _type, sink) {
      // Asked by code instead of the browser: the editor's clipboard then makes the policy that is its own.
      if (sink === undefined) throw new TypeError('No text is let through by this policy')
      return sink === 'DOMParser parseFromString' ? html : null
    },
    createScriptURL: (url, _type, sink) =>
      sink === 'Worker constructor' && url.startsWith(`blob:${location.origin}/`) ? url : null,
  })
}
