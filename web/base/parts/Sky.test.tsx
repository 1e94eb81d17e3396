import { hourOf } from '@bewezen/domain/pictures/hourOf.ts'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { crescent } from './crescent.ts'
import { Sky } from './Sky.tsx'
import { skyDrawing } from './skyDrawing.ts'
import { skyThemes } from './skyGround.ts'

const october = { sunrise: 496, sunset: 1111 }
const theme = fc.constantFrom(...skyThemes)
const moment = fc.integer({ min: 0, max: 1439 })

test('the sky follows the sun from night through dawn, morning, noon and evening to night', () => {
  const hours = [3 * 60, 8 * 60 + 30, 10 * 60 + 30, 13 * 60, 18 * 60, 22 * 60]
  expect(hours.map((at) => hourOf({ at, ...october }))).toEqual([
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

test('the sun stays above the horizon', () => {
  fc.assert(
    fc.property(fc.integer({ min: 460, max: 1150 }), theme, (at, theme) => {
      const { discs, horizon, kind } = skyDrawing({ at, theme, ...october })
      const sun = discs[1]
      return kind !== 'night' && sun !== undefined && sun.y > 0 && sun.y < horizon
    }),
  )
})

// The head of an event, an article and a challenge, at 1440 and at 390 pixels.
test.each([
  [1120, 144],
  [390, 112],
  [1440, 420],
  [390, 220],
  [1440, 300],
  [390, 200],
  [390, 300],
])('in a frame of %i by %i pixels the whole disc and the horizon are seen at every hour of the day', (wide, high) => {
  fc.assert(
    fc.property(fc.integer({ min: 460, max: 1150 }), theme, (at, theme) => {
      const { sun, horizon, isCropped } = drawnIn(wide, high, <Sky at={at} theme={theme} {...october} />)
      expect(isCropped).toBe(false)
      expect(sun.x - sun.r).toBeGreaterThanOrEqual(0)
      expect(sun.x + sun.r).toBeLessThanOrEqual(wide)
      expect(sun.y - sun.r).toBeGreaterThanOrEqual(0)
      expect(sun.y).toBeLessThan(horizon)
      expect(horizon).toBeLessThan(high * 0.75)
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

/** Where a frame of this size puts the sun and the horizon, in its own pixels. */
function drawnIn(wide: number, high: number, sky: ReactNode) {
  const html = renderToStaticMarkup(sky)
  const outer = html.slice(0, html.indexOf('>'))
  const [air = '', light = '', ground = ''] = html.slice(outer.length).split('<svg ').slice(1)
  const number = (of: string, what: RegExp) => Number(what.exec(of)?.[1])
  // The outer drawing measures in the pixels of its frame, air and ground are stretched to it.
  const isCropped = outer.includes('viewBox') || ![air, ground].every((part) => part.includes('Ratio="none"'))
  const scale = Math.min(wide, high / number(light, /viewBox="0 0 1 (\d+)"/))
  const disc = light.split('<circle').at(-1) ?? ''
  return {
    isCropped,
    sun: {
      x: (number(light, /^x="([\d.]+)%"/) * wide) / 100 + number(disc, / cx="([\d.-]+)"/) * scale,
      y: number(disc, / cy="([\d.]+)"/) * scale,
      r: number(disc, / r="([\d.]+)"/) * scale,
    },
    horizon: (number(ground, /<rect y="([\d.]+)"/) * high) / number(ground, /viewBox="0 0 \d+ (\d+)"/),
  }
}
