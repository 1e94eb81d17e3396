import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { linesTo, openLog } from './log.ts'
import { atEnd } from './testing/atEnd.ts'
import { eventually } from './testing/eventually.ts'

test('OPS-COST-04 a line that no other follows is in the log soon, and nothing is left to do then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-log-'))
  atEnd(() => rm(folder, { recursive: true }))
  const file = join(folder, 'lines')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const log = openLog('info', linesTo(file))
  expect(vi.getTimerCount()).toBe(0)

  log.info('alone')
  log.info('with it')
  await vi.advanceTimersByTimeAsync(200)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()

  await eventually(async () => expect(await readFile(file, 'utf8')).toMatch(/alone.*\n.*with it/))
})
