import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventArt, isSkyAlone } from './EventArt.tsx'

const drawn = (title: string, startAt: string, imageUrl: string | null = null) =>
  renderToStaticMarkup(<EventArt it={{ event: { id: '0190a', title, imageUrl }, date: { startAt } }} />)

test('MKT-MORE-25 an event is drawn as what its title says, under the sky of its hour', () => {
  const html = drawn('Koud water, warme thee', '2026-10-24T06:30:00.000Z')
  expect(html).toMatch(/\/assets\/(swim|ice)-/)
  expect(html).toContain('data-hour="dawn"')
  expect(drawn('Koud water, warme thee', '2026-10-24T21:30:00.000Z')).toContain('data-hour="night"')
})

test('MKT-MORE-25 without such a word it has the sky alone, and its own picture goes before both', () => {
  expect(drawn('Ledenraad', '2026-10-24T06:30:00.000Z')).not.toContain('/assets/')
  expect(drawn('Koud water', '2026-10-24T06:30:00.000Z', '/files/x/card.webp')).toMatch(/^<img [^>]*src="\/files\/x/)
  expect(drawn('Koud water', '2026-10-24T06:30:00.000Z', '/files/x/card.webp')).not.toContain('/assets/')
})

test('MKT-MORE-25 only where the sky alone is drawn its hour is named', () => {
  expect(isSkyAlone({ id: 'a', title: 'Ledenraad', imageUrl: null })).toBe(true)
  expect(isSkyAlone({ id: 'a', title: 'Koud water', imageUrl: null })).toBe(false)
  expect(isSkyAlone({ id: 'a', title: 'Ledenraad', imageUrl: '/files/x/card.webp' })).toBe(false)
})
