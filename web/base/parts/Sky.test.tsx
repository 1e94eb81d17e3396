import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { crescent } from './crescent.ts'
import { Sky } from './Sky.tsx'
import { skyDrawing, skyKind } from './skyDrawing.ts'
import { skyThemes } from './skyGround.ts'

const october = { sunrise: 496, sunset: 1111 }
const theme = fc.constantFrom(...skyThemes)
const moment = fc.integer({ min: 0, max: 1439 })

test('the sky follows the sun from night through dawn, morning, noon and evening to night', () => {
  const hours = [3 * 60, 8 * 60 + 30, 10 * 60 + 30, 13 * 60, 18 * 60, 22 * 60]
  expect(hours.map((at) => skyKind({ at, ...october }))).toEqual([
    'night',
    'dawn',
    'morning',
    'noon',
    'evening',
    'night',
  ])
})

test('the same moment, theme and seed always give the same drawing', () => {
  fc.assert(
    fc.property(moment, theme, fc.nat(), (at, theme, seed) => {
      const once = skyDrawing({ at, theme, seed, ...october })
      expect(skyDrawing({ at, theme, seed, ...october })).toEqual(once)
    }),
  )
})

test('the sun stays inside the frame and above the horizon', () => {
  fc.assert(
    fc.property(fc.integer({ min: 460, max: 1150 }), theme, (at, theme) => {
      const { discs, horizon, kind } = skyDrawing({ at, theme, ...october })
      const sun = discs[1]
      return kind !== 'night' && sun !== undefined && sun.x >= 48 && sun.x <= 432 && sun.y > 0 && sun.y < horizon
    }),
  )
})

test('the moon is a crescent that ends in its two tips, and lets the sky shine where it is dark', () => {
  const night = skyDrawing({ at: 60, theme: 'slaap', ...october })
  expect(night.discs).toEqual([])
  expect(night.moon).toMatch(/^M[\d. ]+A[\d. ]+A[\d. ]+z$/)
  expect(crescent({ x: 0, y: 0, r: 10 }, { x: 10, y: 0, r: 10 })).toBe('M5 8.7A10 10 0 1 1 5 -8.7A10 10 0 0 0 5 8.7z')
})

test('a drawing holds no number that is none', () => {
  fc.assert(
    fc.property(
      moment,
      theme,
      (at, theme) => !/NaN|undefined|Infinity/.test(JSON.stringify(skyDrawing({ at, theme, ...october }))),
    ),
  )
})

test('a drawing is small enough to send with the page', () => {
  const bytes = skyThemes.map((theme) => renderToStaticMarkup(<Sky at={510} theme={theme} {...october} />).length)
  expect(Math.max(...bytes)).toBeLessThan(2500)
})
