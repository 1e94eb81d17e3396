import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Failed } from './Failed.tsx'

/** A page that says that something went wrong, for when the app itself could not be drawn. */
export const lastResort = (): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="nl" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageFailedWords.pageFailed}</title>
      </head>
      <body className="bg-bg text-ink font-text">
        <Failed />
      </body>
    </html>,
  )}`
