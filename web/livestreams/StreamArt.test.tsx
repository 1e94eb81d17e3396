import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StreamArt } from './StreamArt.tsx'

const drawn = (title: string, startTime = '2026-11-24T19:00:00.000Z') =>
  renderToStaticMarkup(<StreamArt of={{ id: '0190a000-0000-7000-8000-000000000001', title, startTime }} />)

test.each([
  ['Vraag het de docent: eten en je nacht', /\/assets\/(sleep|cabin)-/],
  ['Samen ademen bij zonsondergang', /\/assets\/(sit|lungs)-/],
  ['Je eerste N=1, van vraag tot grafiek', /\/assets\/measure-/],
  ['Je horloge zegt 62, en nu?', /\/assets\/heart-/],
])('MKT-MORE-45 “%s” is drawn by what it is about', (title, motif) => {
  expect(drawn(title)).toMatch(motif)
})

test('MKT-MORE-45 the sky over it is that of its hour, and without a word that asks for a drawing it is that alone', () => {
  expect(drawn('Samen ademen')).toContain('data-hour="night"')
  expect(drawn('Samen ademen', '2026-11-24T11:30:00.000Z')).toContain('data-hour="noon"')
  expect(drawn('Over ons')).not.toContain('/assets/')
})
