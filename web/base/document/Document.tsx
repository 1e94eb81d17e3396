import { Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Head } from './Head.tsx'
import { contentId, words } from './words.ts'

/** The whole page: every route is drawn inside it, on the server and in the browser. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The light may already be another one than the server wrote: see light.ts.
    <html lang="nl" data-theme="light" suppressHydrationWarning>
      <head>
        {/* The same on every page: the browser leaves them as they came. */}
        {import.meta.env.SSR && (
          <>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
            <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
        <Head />
      </head>
      <body className="bg-bg text-ink font-text">
        <a
          href={`#${contentId}`}
          className="fixed -top-20 left-3 z-(--z-toast) rounded-m bg-ink px-4 py-2.5 text-bg focus:top-3"
        >
          {words.skip}
        </a>
        {children}
        {/* The browser has no use for them after the first page: it neither draws nor loads what writes them. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
