import { expect, test } from 'vitest'
import { withLinks } from './linkedText.ts'

const link = (href: string, text = href) => `<a href="${href}" rel="noopener noreferrer">${text}</a>`
const doi = 'https://doi.org/10.1126/science.1067262'

test.each([
  ['an address', 'Zie https://rivm.nl/licht.', `Zie ${link('https://rivm.nl/licht')}.`],
  ['a query', 'https://a.nl/?a=1&amp;b=2, en', `${link('https://a.nl/?a=1&amp;b=2')}, en`],
  ['a DOI', 'Science. 10.1126/science.1067262', `Science. ${link(doi, '10.1126/science.1067262')}`],
  ['with its name', 'doi:10.1126/science.1067262.', `${link(doi, 'doi:10.1126/science.1067262')}.`],
  ['with its house', '(doi.org/10.1126/science.1067262)', `(${link(doi, 'doi.org/10.1126/science.1067262')})`],
  ['as an address', `<li>${doi}</li>`, `<li>${link(doi)}</li>`],
  [
    'brackets of its own',
    '(10.1016/S0140-6736(18)31809-9).',
    `(${link('https://doi.org/10.1016/S0140-6736(18)31809-9', '10.1016/S0140-6736(18)31809-9')}).`,
  ],
  ['a row of brackets', `https://a.nl/(b)${')'.repeat(50_000)}`, `${link('https://a.nl/(b)')}${')'.repeat(50_000)}`],
  ['an entity after it', '&lt;https://a.nl&gt;', `&lt;${link('https://a.nl')}&gt;`],
])('BLOG-AREA-19 %s becomes a link', (_, html, expected) => expect(withLinks(html)).toBe(expected))

test.each([
  ['a link already', `<p><a href="${doi}" rel="noopener noreferrer">Berson, ${doi}</a></p>`],
  ['an attribute', '<img src="/files/blog-image/1.webp" alt="https://a.nl" />'],
  ['another protocol', 'javascript:alert(1) ftp://a.nl data:text/html,x'],
  ['a number', 'in 10.000 van 10.5/20 en v1.10.1234/5'],
  ['nothing after it', 'https:// en 10.1234/'],
  ['no host', 'https://?x'],
])('BLOG-AREA-19 %s stays as it is', (_, html) => expect(withLinks(html)).toBe(html))
