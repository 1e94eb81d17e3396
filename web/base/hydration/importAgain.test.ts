import { beforeEach, expect, test, vi } from 'vitest'
import { throughPage } from '../build/plain-imports.ts'
import { importAgain } from './importAgain.ts'

const unfetched = new TypeError('Failed to fetch dynamically imported module')
let hasLine: boolean
let asked: string[]
const importFile = (name: string) =>
  (globalThis as unknown as { importFile(name: string): Promise<string> }).importFile(name)

/** A browser that remembers what could not be fetched, as Chromium does. */
beforeEach(() => {
  hasLine = true
  asked = []
  const failed = new Set<string>()
  importAgain(async (address) => {
    if (failed.has(address)) throw unfetched
    asked.push(address)
    if (hasLine) return address
    failed.add(address)
    throw unfetched
  })
  return () => vi.unstubAllGlobals()
})

test('SH-ERR-18 a file that could not be fetched is asked for again where the browser remembers that it failed', async () => {
  hasLine = false
  await expect(importFile('a-1.js')).rejects.toBe(unfetched)
  await expect(importFile('a-1.js')).rejects.toBe(unfetched)
  await expect(importFile('a-1.js')).rejects.toBe(unfetched)
  hasLine = true
  expect(await importFile('a-1.js')).toBe('/assets/a-1.js?again=3')
  expect(asked).toEqual([
    '/assets/a-1.js',
    '/assets/a-1.js?again=1',
    '/assets/a-1.js?again=2',
    '/assets/a-1.js?again=3',
  ])
})

test('SH-ERR-18 a file that came the second time is the same one for everybody, and other files stay where they are', async () => {
  hasLine = false
  await Promise.allSettled([importFile('a-1.js'), importFile('a-1.js')])
  hasLine = true
  expect(await Promise.all([importFile('a-1.js'), importFile('a-1.js'), importFile('b-1.js')])).toEqual([
    '/assets/a-1.js?again=1',
    '/assets/a-1.js?again=1',
    '/assets/b-1.js',
  ])
  expect(await importFile('a-1.js')).toBe('/assets/a-1.js?again=1')
})

test('the built code fetches its lazy files by the page, and nothing else', () => {
  expect(throughPage('const a = () => import("./Toast-!~{0a}~.js").then((n) => n.t)')).toBe(
    'const a = () => importFile("Toast-!~{0a}~.js").then((n) => n.t)',
  )
  for (const other of ['import { a } from "./a.js"', 'import(address)', 'import.meta.url', 'reimport("./a.js")'])
    expect(throughPage(other)).toBe(other)
})
