import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest: Manifest = {
  'entry-client.tsx': { file: 'assets/app-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_field.js': { file: 'assets/field-1.js', imports: ['_react.js', '_icon.js'] },
  '_icon.js': { file: 'assets/icon-1.js' },
  'site/HomeScreen.tsx': {
    file: 'assets/home-1.js',
    src: 'site/HomeScreen.tsx',
    isDynamicEntry: true,
    imports: ['entry-client.tsx'],
  },
  'account/AuthScreen.tsx': {
    file: 'assets/auth-1.js',
    src: 'account/AuthScreen.tsx',
    isDynamicEntry: true,
    imports: ['entry-client.tsx', '_field.js'],
  },
  'style.css': { file: 'assets/style-1.css', src: 'style.css' },
  'x/besley-latin-wght-normal.woff2': { file: 'assets/besley-latin-wght-normal-1.woff2' },
  'x/besley-latin-ext-wght-normal.woff2': { file: 'assets/besley-latin-ext-wght-normal-1.woff2' },
}

test('a part loads its own file and all that it imports, without what every page has', () => {
  expect(assetsOf(manifest).parts).toEqual({
    HomeScreen: ['/assets/home-1.js'],
    AuthScreen: ['/assets/auth-1.js', '/assets/field-1.js', '/assets/icon-1.js'],
  })
})

test('every page has the entry with what it imports, the one style sheet, and the latin fonts but not the rarer letters', () => {
  const { entry, beside, styles, fonts } = assetsOf(manifest)
  expect({ entry, beside, styles, fonts }).toEqual({
    entry: '/assets/app-1.js',
    beside: ['/assets/react-1.js'],
    styles: ['/assets/style-1.css'],
    fonts: ['/assets/besley-latin-wght-normal-1.woff2'],
  })
})

test('two parts with one name are refused, since a page names its parts', () => {
  const twice = {
    ...manifest,
    'events/HomeScreen.tsx': { file: 'assets/home-2.js', src: 'events/HomeScreen.tsx', isDynamicEntry: true },
  }
  expect(() => assetsOf(twice)).toThrow('HomeScreen')
})

test('files that wait for each other are refused: one of them would begin with what is not there yet', () => {
  const circle = { ...manifest, '_icon.js': { file: 'assets/icon-1.js', imports: ['_field.js'] } }
  expect(() => assetsOf(circle)).toThrow('assets/field-1.js -> assets/icon-1.js -> assets/field-1.js')
})
