import { createHash } from 'node:crypto'

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The sources for `script-src` of every script that stands in the page itself: `'sha256-…'`. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(inline), ([, text = '']) => `'sha256-${sha256(text)}'`)),
]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
