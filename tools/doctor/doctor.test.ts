import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { good, warning, wrong } from '../../server/doctor/finding.ts'
import { siteThatSays } from '../../server/doctor/testing/site.ts'
import { projectRoot } from '../base/files.ts'
import { asJson, asLines } from './print.ts'
import { readWishes } from './wishes.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
afterAll(() => rm(folder, { recursive: true }))

async function doctor(env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/doctor.ts'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, NODE_ENV: 'development', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, said, complained }
}

test('OPS-DOCTOR-03 the command ends with 0 when there are warnings only, and its last line counts', async () => {
  const { code, said } = await doctor({ PORT: '1' })
  expect(said).toMatch(/^warning {3}process +no site answers/m)
  expect(said.trimEnd().split('\n').at(-1)).toMatch(/^\d+ good, 1 warning, 0 wrong, \d+ not used$/)
  expect(code).toBe(0)
})

test('OPS-DOCTOR-03 it ends with 1 when something is wrong, and --json says the same for programs', async () => {
  const site = await siteThatSays(503)
  const { code, said } = await doctor({ PORT: site.port }, '--json')
  const { findings, counts } = JSON.parse(said)
  expect(findings).toContainEqual(expect.objectContaining({ what: 'process', state: 'wrong' }))
  expect(counts).toMatchObject({ wrong: 1, warning: 0 })
  expect(code).toBe(1)
})

test('OPS-DOCTOR-03 a word that it does not know is refused with a sentence, before anything is looked at', async () => {
  const { code, said, complained } = await doctor({}, '--jsn')
  expect({ code, said, complained }).toEqual({
    code: 1,
    said: '',
    complained: '--jsn is not known: npm run doctor -- [--mail ADDRESS] [--json]\n',
  })
})

test('OPS-DOCTOR-03 what is asked on the command line', () => {
  expect(readWishes([])).toEqual({ json: false, mailTo: null })
  expect(readWishes(['--mail', 'noor@elders.nl', '--json'])).toEqual({ json: true, mailTo: 'noor@elders.nl' })
  for (const words of [['--mail'], ['--mail', '--json'], ['--mail', 'noor']])
    expect(readWishes(words)).toEqual({ refused: expect.stringMatching(/^Say to which address/) })
})

test('OPS-DOCTOR-01 a line says how each is, the one below what to do', () => {
  const findings = [
    good('mail', 'answers'),
    warning('DATA_DIR', 'is full', 'Make room.'),
    wrong('redis', 'is away', 'Start it.'),
  ]
  expect(asLines(findings).split('\n')).toEqual([
    'good      mail      answers',
    'warning   DATA_DIR  is full',
    '                    -> Make room.',
    'wrong     redis     is away',
    '                    -> Start it.',
    '',
    '1 good, 1 warning, 1 wrong, 0 not used',
  ])
  expect(JSON.parse(asJson(findings))).toMatchObject({ findings, counts: { good: 1, 'not used': 0 } })
})
