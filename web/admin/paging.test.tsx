import { newId } from '@bewezen/domain/base/newId.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './Pager.tsx'
import { turnIn } from './useAdminView.ts'

const id = newId()

test.each([
  ['nothing', {}, {}, {}],
  ['the row above it', { na: id }, { below: id }, { na: id }],
  ['the row below it', { voor: id, zoek: 'x' }, { above: id }, { voor: id }],
  ['both, of which the first counts', { na: id, voor: newId() }, { below: id }, { na: id }],
  ['something that is no row', { na: '2', voor: "'; drop" }, {}, {}],
  ['more than a row', { na: `${id}0` }, {}, {}],
])('ADM-PANEL-03 an address that says %s leads to that page', (_what, query, asked, inAddress) => {
  expect(turnIn(query)).toEqual({ asked, inAddress })
})

const drawn = (of: Parameters<typeof Pager>[0]['of']) =>
  renderToStaticMarkup(<Pager of={of} onTurn={() => undefined} />)
const button = (html: string, label: string) => html.match(new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`))?.[0]

test('ADM-PANEL-03 says how many were found, no further than they are counted, and turns where there is a page', () => {
  const only = drawn({ total: 50, previous: null, next: null })
  expect(only).toContain('50 gevonden')
  expect(only).not.toContain('<button')
  expect(drawn({ total: 10_000, previous: null, next: id })).toContain('>10.000 gevonden')
  expect(drawn({ total: 10_001, previous: null, next: id })).toContain('Meer dan 10.000 gevonden')
  const first = drawn({ total: 51, previous: null, next: id })
  expect(button(first, 'Vorige pagina')).toMatch(/disabled/)
  expect(button(first, 'Volgende pagina')).not.toMatch(/disabled/)
  const last = drawn({ total: 51, previous: id, next: null })
  expect(button(last, 'Vorige pagina')).not.toMatch(/disabled/)
  expect(button(last, 'Volgende pagina')).toMatch(/disabled/)
})
