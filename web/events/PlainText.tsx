import type { ReactNode } from 'react'

/** An address in a text; what ends the sentence is not part of it. */
const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Plain text with its line breaks; only addresses of the web become links, and no markup is ever read (EV-DETAIL-31, EV-EDGE-24). */
export function PlainText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    const [href] = found
    parts.push(text.slice(at, found.index))
    parts.push(
      <a key={found.index} href={href} target="_blank" rel="noopener nofollow" className="underline underline-offset-3">
        {href}
      </a>,
    )
    at = found.index + href.length
  }
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-2">
      {parts}
      {text.slice(at)}
    </p>
  )
}
