import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LegalLine } from './LegalLine.tsx'

test('SH-AUTH-12 the line below the register button is neutral, links to both pages and is marked as a placeholder', () => {
  const html = renderToStaticMarkup(<LegalLine />)
  expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to)).toEqual(['/terms', '/privacy'])
  expect(html.replace(/<span class="sr-only">.*?<\/span>|<[^>]*>/g, '')).toBe(
    'Lees ook onze voorwaarden en onze privacyverklaring. Voorbeeldtekst',
  )
  expect(html).not.toMatch(/<input|akkoord|jaar/)
})
