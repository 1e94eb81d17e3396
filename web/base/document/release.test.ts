import { expect, test, vi } from 'vitest'
import { followFailure } from './release.ts'

type Answer = 'there' | 'gone' | null
/** A page of which a file could not be fetched, as it stands for somebody who reads; the site answers so, one after the other. */
function pageOf({ answers = ['gone'] as Answer[], holdsTyped = false } = {}) {
  const kept = new Map<string, string>()
  const left = [...answers]
  return {
    says: async () => (left.length > 1 ? left.shift() : left[0]) ?? null,
    holdsTyped: () => holdsTyped,
    reload: vi.fn(),
    say: vi.fn(),
    kept: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => void kept.set(key, to),
    },
  }
}
const outdated = expect.stringContaining('nieuwe versie')
const stuck = expect.stringContaining('kon niet worden geladen')

/** What became of the page after so many failures of one file. */
async function after(times: number, page: ReturnType<typeof pageOf>) {
  const load = () => {}
  for (let time = 0; time < times; time++) await followFailure(load, page)
  return { reloads: page.reload.mock.calls.length, said: page.say.mock.calls.map(([what]) => what) }
}

test('SH-ERR-19 a page whose code is gone loads itself anew when nothing typed would be lost', async () => {
  expect(await after(1, pageOf())).toEqual({ reloads: 1, said: [] })
})

test('SH-ERR-19 while something typed would be lost it says so, and stays', async () => {
  expect(await after(1, pageOf({ holdsTyped: true }))).toEqual({ reloads: 0, said: [outdated] })
})

test('SH-ERR-19 it loads itself anew once for each release, also when that did not help', async () => {
  expect(await after(2, pageOf())).toEqual({ reloads: 1, said: [outdated] })
})

test('SH-ERR-18 without an answer of the site nothing is loaded anew', async () => {
  expect(await after(9, pageOf({ answers: [null] }))).toEqual({ reloads: 0, said: [] })
})

test('SH-ERR-18 a file that fails again although the site answers loads the page anew, and says so while something typed would be lost', async () => {
  expect(await after(1, pageOf({ answers: ['there'] }))).toEqual({ reloads: 0, said: [] })
  expect(await after(2, pageOf({ answers: ['there'] }))).toEqual({ reloads: 1, said: [] })
  expect(await after(2, pageOf({ answers: ['there'], holdsTyped: true }))).toEqual({ reloads: 0, said: [stuck] })
})

test('SH-ERR-18 a line that comes and goes loads nothing anew', async () => {
  const page = pageOf({ answers: ['there', null, 'there', null] })
  expect(await after(4, page)).toEqual({ reloads: 0, said: [] })
})

test('SH-ERR-18 two files that fail once each load nothing anew', async () => {
  const page = pageOf({ answers: ['there'] })
  for (const load of [() => {}, () => {}]) await followFailure(load, page)
  expect(page.reload).not.toHaveBeenCalled()
})
