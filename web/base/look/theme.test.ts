import { describe, expect, test } from 'vitest'
import { drawnTheme, keepLights, type LightStorage, nextTheme, readLights, shine, type ThemeChoice } from './theme.ts'

const storageWith = (kept: Record<string, string>): LightStorage => ({
  getItem: (key) => kept[key] ?? null,
  setItem: (key, value) => {
    kept[key] = value
  },
})
const broken: LightStorage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
}

describe('the theme', () => {
  test('SH-UI-01 SH-UI-03 each of light, dark and system is kept and read back', () => {
    for (const theme of ['light', 'dark', 'system'] as const) {
      const storage = storageWith({})
      keepLights(storage, { theme, redLight: false })
      expect(readLights(storage).theme).toBe(theme)
    }
  })

  test('SH-UI-02 without a choice the theme is light on a dark device too', () => {
    const lights = readLights(storageWith({}))
    const root = { dataset: {} as DOMStringMap }
    shine(root, lights, true)
    expect(root.dataset.theme).toBe('light')
  })

  test('SH-UI-04 the toggle steps light, dark, system and starts again', () => {
    const walk: ThemeChoice[] = ['light']
    for (let step = 0; step < 3; step++) walk.push(nextTheme(walk.at(-1) ?? 'light'))
    expect(walk).toEqual(['light', 'dark', 'system', 'light'])
  })

  test('system follows the device and the other choices do not', () => {
    expect([drawnTheme('system', true), drawnTheme('system', false)]).toEqual(['dark', 'light'])
    expect([drawnTheme('light', true), drawnTheme('dark', false)]).toEqual(['light', 'dark'])
  })
})

describe('the red-light filter', () => {
  test('SH-UI-05 it is off at first and kept when it is switched on', () => {
    const storage = storageWith({})
    expect(readLights(storage).redLight).toBe(false)
    keepLights(storage, { theme: 'light', redLight: true })
    expect(readLights(storage).redLight).toBe(true)
    keepLights(storage, { theme: 'light', redLight: false })
    expect(readLights(storage).redLight).toBe(false)
  })
})

describe('a storage that is missing, broken or holds nonsense', () => {
  test('gives the defaults and shows no error', () => {
    const defaults = { theme: 'light', redLight: false }
    expect(readLights(null)).toEqual(defaults)
    expect(readLights(broken)).toEqual(defaults)
    expect(readLights(storageWith({ theme: 'paars', 'red-light-filter': '{"on":1}' }))).toEqual(defaults)
    expect(() => keepLights(broken, { theme: 'dark', redLight: true })).not.toThrow()
    expect(() => keepLights(null, { theme: 'dark', redLight: true })).not.toThrow()
  })
})
