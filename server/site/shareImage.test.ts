import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import { expect, test } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { shareImageArt } from './shareImage.ts'

/** The horizon, the top of the sun on it, and where it begins. */
const [horizon, sunTop, sunLeft] = [470, 320, 750]

/** The points of all letters of the picture: of the title above the horizon, and of the name of the site below it. */
function lettersOf(title: string, siteName: string) {
  const outline = [...shareImageArt(title, siteName).matchAll(/<path d="([^"]*)"/g)].at(-1)?.[1] ?? ''
  const numbers = (outline.match(/-?\d+\.\d/g) ?? []).map(Number)
  const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? Number.NaN }] : []))
  const boxOf = (some: typeof points) => ({
    left: Math.min(...some.map(({ x }) => x)),
    right: Math.max(...some.map(({ x }) => x)),
    top: Math.min(...some.map(({ y }) => y)),
    bottom: Math.max(...some.map(({ y }) => y)),
  })
  const titled = points.filter(({ y }) => y < 500)
  return { title: boxOf(titled), name: boxOf(points.filter(({ y }) => y >= 500)), titled }
}

test.each([
  ...Object.values(pageTitles),
  'Waarom een vaste ochtendwandeling in het daglicht je slaap verbetert, ook in de donkere maanden van het jaar',
  'Meervoudigepersoonlijkheidsstoornissenonderzoek',
  'Wie'.repeat(40),
  'jgpqy '.repeat(40),
  'ÅÉÎ ÖŘŠ '.repeat(4),
])('all letters of “%s” stand on the picture, above the horizon and clear of the sun', (title) => {
  const drawn = lettersOf(title, 'Bewezen')
  // A J begins a little before its place.
  expect(drawn.title.left).toBeGreaterThanOrEqual(70)
  expect(drawn.title.right).toBeLessThanOrEqual(1120)
  expect(drawn.title.top).toBeGreaterThanOrEqual(40)
  expect(drawn.title.bottom).toBeLessThanOrEqual(horizon)
  expect(drawn.titled.filter(({ x, y }) => y > sunTop && x > sunLeft)).toEqual([])
})

test('the longest name that a site may have stands on the picture whole', () => {
  const longest = 'W'.repeat(14)
  expect(() => readSettings({ SITE_NAME: `${longest}W` })).toThrow('SITE_NAME')
  const { name } = lettersOf('Contact', readSettings({ SITE_NAME: longest }).SITE_NAME)
  expect(name.left).toBeGreaterThanOrEqual(140)
  expect(name.right).toBeLessThanOrEqual(1120)
  expect([name.top > horizon, name.bottom < 600]).toEqual([true, true])
})
