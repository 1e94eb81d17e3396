/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Colour, colours, darkRules, painted } from './colours.ts'

const tokens = readFileSync(new URL('../look/tokens.css', import.meta.url), 'utf8')

test.each(Object.keys(colours) as Colour[])('%s is the colour of its token in both lights', (name) => {
  const [light = '', dark = ''] = tokens.split('[data-theme="dark"] {')
  expect(colours[name]).toEqual({ light: token(light, name), dark: token(dark, name) })
})

test('what is painted light has a rule that turns it dark', () => {
  const { className, style } = painted({ color: 'ink', backgroundColor: 'bg', borderColor: 'line' })
  expect(style).toEqual({ color: '#0b242f', backgroundColor: '#f8f4f0', borderColor: '#dfd9d2' })
  const wanted = ['color:#f3f0e9', 'background-color:#08151e', 'border-color:#263741']
  expect(className.split(' ').map((name) => darkRules.includes(`.${name}{`))).toEqual([true, true, true])
  for (const rule of wanted) expect(darkRules).toContain(`{${rule}!important}`)
})

function token(css: string, name: string): string {
  const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css) ?? []
  return hex(Number(l), Number(c), (Number(h) * Math.PI) / 180)
}

/** An oklch colour in sRGB, by the matrices of its definition. */
function hex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const shown = linear.map((x) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055))
  const byte = (x: number) => Math.round(255 * Math.min(1, Math.max(0, x)))
  return `#${shown.map((x) => byte(x).toString(16).padStart(2, '0')).join('')}`
}
