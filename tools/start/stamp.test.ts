import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isRecent } from '../base/node.ts'
import { dropOld, fingerprint, isBuilt, isFresh, type Manner, type Part, stamped } from './stamp.ts'

let root = ''
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const outputs = { web: 'dist/web/client/app.js', server: 'dist/server/main.js', database: 'dist/database/PG_VERSION' }
const build = (part: Part = 'web', works = true, manner: Manner = 'whole') =>
  stamped(
    root,
    part,
    fingerprint(root, part),
    async () => {
      write(outputs[part])
      if (!works) throw new Error('no')
    },
    manner,
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bewezen-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write('web/HomeScreen.tsx', 'one')
  write('domain/access/gate.ts', 'two')
  write('server/main.ts', 'three')
  write('server/base/migrations/0000_foundation.sql', 'four')
  write('package-lock.json', '{}')
})

test('OPS-START-05 what was built stays fresh until a source of it changes', async () => {
  expect(isFresh(root, 'web')).toBe(false)
  await build()
  expect(isFresh(root, 'web')).toBe(true)
})

describe('what a change asks to be built anew', () => {
  test.each<[string, string, Part[]]>([
    ['a screen', 'web/HomeScreen.tsx', ['web']],
    ['a rule', 'domain/access/gate.ts', ['web', 'server']],
    ['a new screen', 'web/community/ChannelScreen.tsx', ['web']],
    ['the server', 'server/main.ts', ['server']],
    ['a new file of the server', 'server/community/post.ts', ['server']],
    ['how the server is bundled', 'tools/start/bundle.ts', ['server']],
    ['a migration', 'server/base/migrations/0001_tables.sql', ['server', 'database']],
    ['how jobs are queued', 'server/base/jobs/jobs.ts', ['server', 'database']],
    ['the lock file', 'package-lock.json', ['web', 'server', 'database']],
    ['a test of a screen', 'web/HomeScreen.test.tsx', []],
    ['a test of the server', 'server/main.test.ts', []],
    ['what only tests of the server use', 'server/base/testing/world.ts', []],
    ['a bench', 'server/base/bench/pages.bench.ts', []],
    ['a story', 'stories/evening.story.ts', []],
  ])('OPS-START-05 %s', async (_what, path, stale) => {
    const all: Part[] = ['web', 'server', 'database']
    for (const part of all) await build(part)
    write(path, 'changed')
    expect(all.filter((part) => !isFresh(root, part))).toEqual(stale)
  })
})

test('text that only moves from one file to another is a change', () => {
  write('web/a.ts', 'xy')
  write('web/b.ts', '')
  const before = fingerprint(root, 'web')
  write('web/a.ts', 'x')
  write('web/b.ts', 'y')
  expect(fingerprint(root, 'web')).not.toBe(before)
})

test('OPS-START-05 a build that fails leaves nothing that looks fresh, even over an older one', async () => {
  await build()
  write('web/HomeScreen.tsx', 'changed')
  await expect(build('web', false)).rejects.toThrow('no')
  write('web/HomeScreen.tsx', 'one')
  expect(isFresh(root, 'web')).toBe(false)
})

test.each<Part>(['web', 'server', 'database'])('OPS-START-05 %s that was thrown away is made again', async (part) => {
  await build(part)
  expect([isBuilt(root, part), isFresh(root, part)]).toEqual([true, true])
  rmSync(join(root, dirname(outputs[part])), { recursive: true })
  if (part === 'web') rmSync(join(root, 'dist/web'), { recursive: true })
  expect([isBuilt(root, part), isFresh(root, part)]).toEqual([false, false])
})

test('OPS-START-05 two that want it at once build it once', async () => {
  let times = 0
  const once = () =>
    stamped(root, 'server', fingerprint(root, 'server'), async () => {
      times++
      write(outputs.server)
    })
  await Promise.all([once(), once()])
  expect([times, isFresh(root, 'server')]).toEqual([1, true])
})

test('OPS-START-06 what was built in a hurry is enough for a start, and for nothing else; what was built whole is enough for both', async () => {
  const enough = () => [isFresh(root, 'web', 'hurry'), isFresh(root, 'web')]
  expect(enough()).toEqual([false, false])
  await build('web', true, 'hurry')
  expect(enough()).toEqual([true, false])
  await build()
  expect(enough()).toEqual([true, true])
  await build('web', true, 'hurry')
  expect(enough()).toEqual([true, true])
  write('web/HomeScreen.tsx', 'changed')
  expect(enough()).toEqual([false, false])
})

test('OPS-START-02 an empty database that is older than its sources is taken away', async () => {
  await build('database')
  await dropOld(root, 'database')
  expect(isBuilt(root, 'database')).toBe(true)

  write('server/base/migrations/0001_tables.sql')
  await dropOld(root, 'database')
  expect(isBuilt(root, 'database')).toBe(false)
})

test.each([
  ['20.20.2', false],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s can run the server: %s', (version, can) => {
  expect(isRecent(version, '24.21.0')).toBe(can)
})
