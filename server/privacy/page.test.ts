import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const cell = (value: unknown) =>
  pageOf({ name: 'Noor', madeAt: new Date(), tables: [{ name: 'x', title: 'X', rows: [{ bio: value }] }] }).match(
    /<dd>(.*?)<\/dd>/s,
  )?.[1]

test.each([
  ['2026-11-22T05:00:00.000Z', 'zondag 22 november 2026 om 06:00'],
  ['2026-99-99T99:99', '2026-99-99T99:99'],
  ['2026-02-01T12:00 <b>hoi', '2026-02-01T12:00 &#60;b&#62;hoi'],
  ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
  ['"><img src=x onerror=alert(1)>', '&#34;&#62;&#60;img src=x onerror=alert(1)&#62;'],
  [['<i>', '&'], '&#60;i&#62;, &#38;'],
  [{ a: '<u>' }, '{&#34;a&#34;:&#34;&#60;u&#62;&#34;}'],
])('a page of one’s own data shows %j as text, whatever it looks like', (value, shown) => {
  expect(cell(value)).toBe(shown)
})
