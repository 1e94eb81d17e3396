import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isRecent } from '../base/node.ts'
import { fingerprint, isFresh, stamped } from './stamp.ts'

let root = ''
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const build = (works = true) =>
  stamped(root, fingerprint(root), async () => {
    write('dist/web/client/app.js')
    if (!works) throw new Error('no')
  })
const isBuilt = () => isFresh(root, fingerprint(root))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bewezen-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write('web/HomeScreen.tsx', 'one')
  write('domain/access/gate.ts', 'two')
  write('server/main.ts', 'three')
  write('package-lock.json', '{}')
})

test('what was built stays fresh until a source of it changes', async () => {
  expect(isBuilt()).toBe(false)
  await build()
  expect(isBuilt()).toBe(true)
})

test.each([
  ['a screen', 'web/HomeScreen.tsx'],
  ['a rule', 'domain/access/gate.ts'],
  ['a new file', 'web/community/ChannelScreen.tsx'],
  ['the lock file', 'package-lock.json'],
])('a change to %s asks for a new build', async (_what, path) => {
  await build()
  write(path, 'changed')
  expect(isBuilt()).toBe(false)
})

test.each([
  ['the server', 'server/main.ts'],
  ['a test', 'web/HomeScreen.test.tsx'],
])('a change to %s does not', async (_what, path) => {
  await build()
  write(path, 'changed')
  expect(isBuilt()).toBe(true)
})

test('text that only moves from one file to another is a change', () => {
  write('web/a.ts', 'xy')
  write('web/b.ts', '')
  const before = fingerprint(root)
  write('web/a.ts', 'x')
  write('web/b.ts', 'y')
  expect(fingerprint(root)).not.toBe(before)
})

test('a build that fails leaves nothing that looks fresh, even over an older one', async () => {
  await build()
  await expect(build(false)).rejects.toThrow('no')
  expect(isBuilt()).toBe(false)
})

test('a build that was thrown away is made again', async () => {
  await build()
  rmSync(join(root, 'dist/web'), { recursive: true })
  expect(isBuilt()).toBe(false)
})

test.each([
  ['20.20.2', false],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s can run the server: %s', (version, can) => {
  expect(isRecent(version, '24.21.0')).toBe(can)
})
