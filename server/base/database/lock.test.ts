import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { openDatabase } from './open.ts'
import { start } from './testing/child.ts'

const root = await mkdtemp(join(tmpdir(), 'bewezen-lock-'))
afterAll(() => rm(root, { recursive: true, force: true }))
let folder: string
let made = 0
beforeEach(() => {
  folder = join(root, String(++made), 'postgres')
})

const own = async () => JSON.parse(await readFile(`${folder}.lock`, 'utf8')) as Record<string, unknown>
/** Leaves a lock as another process would, ours being the model. */
async function leaveLock(change: Record<string, unknown>) {
  await (await lockFolder(folder))()
  const unlock = await lockFolder(folder)
  const mine = await own()
  await unlock()
  await writeFile(`${folder}.lock`, JSON.stringify({ ...mine, ...change }))
}
const dead = 4_194_303

describe('the lock of the data folder', () => {
  test('is held by one at a time and leaves nothing behind', async () => {
    const unlock = await lockFolder(folder)
    const refusal = await lockFolder(folder).catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(FolderInUse)
    expect((refusal as Error).message).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process first, or choose another folder with DATA_DIR.`,
    )
    await unlock()
    await (await lockFolder(folder))()
    expect(await readdir(join(folder, '..'))).toEqual([])
  })

  test.each([
    ['a process that is gone', { pid: dead }],
    ['a process whose number was used again since', { startedAt: 'another-boot:123' }],
  ])('is taken over from %s', async (_whose, change) => {
    await leaveLock(change)

    const unlock = await lockFolder(folder)

    expect((await own()).pid).toBe(process.pid)
    await unlock()
  })

  test.each([
    ['half-written', '{"pid": 1'],
    ['empty', ''],
    ['of another make', '"1234"'],
  ])('is taken over when it is %s', async (_how, text) => {
    await (await lockFolder(folder))()
    await writeFile(`${folder}.lock`, text)

    await (await lockFolder(folder))()
  })

  test('is not taken from a living process, also when the system does not tell when it started', async () => {
    await leaveLock({ startedAt: '' })

    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  })

  test('of another machine is left alone as long as it says that it lives', async () => {
    await leaveLock({ host: 'another-machine', pid: dead })
    await expect(lockFolder(folder)).rejects.toThrow(`process ${dead} on another-machine.`)

    const silent = new Date(Date.now() - 31_000)
    await utimes(`${folder}.lock`, silent, silent)

    await (await lockFolder(folder))()
  })

  test('is renewed while it is held', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const unlock = await lockFolder(folder)
    const longAgo = new Date('2020-01-01')
    await utimes(`${folder}.lock`, longAgo, longAgo)
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()

    await eventually(async () => expect((await stat(`${folder}.lock`)).mtimeMs).toBeGreaterThan(longAgo.getTime()))
    await unlock()
  })

  test('is won by exactly one of many that find the same stale one', async () => {
    await leaveLock({ pid: dead, host: hostname() })

    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))

    const won = tries.filter((one) => one.status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUse)
    await won[0]?.value()
    expect(await readdir(join(folder, '..'))).toEqual([])
  })
})

test('a second process on the same folder is refused, and may open it when the first one has ended or was killed', async () => {
  const data = join(root, 'shared')
  const [first, inUse] = [
    start('holder', data),
    /^FolderInUse: The data folder .*shared\/postgres is in use by process \d+\./,
  ]
  await first.said(1)
  expect(first.lines).toEqual(['open'])

  const second = start('holder', data)
  await second.said(1)
  expect(second.lines[0]).toMatch(inUse)
  await expect(openDatabase({ folder: data })).rejects.toThrow(FolderInUse)

  await first.end('SIGKILL')
  const third = start('holder', data)
  await third.said(1)
  expect(third.lines).toEqual(['open'])
  await third.end('SIGTERM')
  expect(await readdir(data)).toEqual(['postgres'])
})
