import { expect, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { type Outcome, runAll, runStep } from './run.ts'
import { chosen, type Step, steps } from './steps.ts'
import { checkTally } from './tally.ts'

const check = (name: string, more: Partial<Step> = {}): Step => ({ name, counts: 'check', commands: [], ...more })

/** Runs pretended steps and notes what went on at the same time. */
async function rehearse(all: readonly Step[], failing: readonly string[] = []) {
  const diary: string[] = []
  const now = new Set<string>()
  const run = async (step: Step): Promise<Outcome> => {
    now.add(step.name)
    diary.push([...now].sort().join('+'))
    await new Promise((later) => setTimeout(later, 2))
    now.delete(step.name)
    const endedWell = !failing.includes(step.name)
    return { step, endedWell, output: '', milliseconds: 0, tally: checkTally(endedWell), faults: [] }
  }
  const outcomes = await runAll(all, { run, ended: () => undefined })
  return { diary, outcomes: Object.fromEntries(outcomes.map((one) => [one.step.name, one])) }
}

test('two steps run at a time, a heavy one alone', async () => {
  const { diary } = await rehearse([check('a'), check('b'), check('c'), check('heavy', { alone: true }), check('d')])
  expect(diary[1]).toBe('a+b')
  expect(diary.every((names) => names.split('+').length <= 2)).toBe(true)
  expect(diary).toContain('heavy')
  expect(diary.filter((names) => names.includes('heavy') && names !== 'heavy')).toEqual([])
})

test('a step waits for what it needs, and is failed unrun when that failed', async () => {
  const all = [check('stories', { needs: ['build'] }), check('build'), check('lint')]
  const begun = (await rehearse(all)).diary
  expect(begun[0]).toBe('build')
  expect(begun.findIndex((names) => names.includes('stories'))).toBeGreaterThan(0)
  expect(begun.join()).not.toContain('build+stories')
  const { diary, outcomes } = await rehearse(all, ['build'])
  expect(diary.join()).not.toContain('stories')
  expect(outcomes.stories).toMatchObject({ endedWell: false, output: 'not run, since build failed' })
  expect(outcomes.lint?.endedWell).toBe(true)
})

test('what is needed but not asked for does not hold anything up', async () => {
  expect((await rehearse([check('stories', { needs: ['build'] })])).diary).toEqual(['stories'])
})

test('a step runs all its programs and keeps what they wrote, also after one failed', async () => {
  const node = (script: string) => ['node', '-e', script]
  const step = check('both', {
    commands: [node('console.log("one"); process.exit(3)'), node('console.error("two")'), ['no-such-program-here']],
  })
  const outcome = await runStep(step, process.env, '/nowhere')
  expect(outcome.endedWell).toBe(false)
  expect(outcome.output).toMatch(/^one\ntwo\nno-such-program-here cannot be run/)
  expect(outcome.tally).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test step without a report has failed, even when its program ended well', async () => {
  const step = check('unit', { counts: 'vitest', commands: [['node', '-e', '0']] })
  expect((await runStep(step, process.env, `${projectRoot}/no-such-report`)).tally.failed).toBe(1)
})

test('steps can be chosen by name, and a wrong name is answered with the right ones', () => {
  const all = steps((name) => name)
  const names = (asked: Parameters<typeof chosen>[1]) => chosen(all, asked).map((step) => step.name)
  expect(names({})).toEqual(all.map((step) => step.name))
  expect(names({ only: ['unit', 'lint'] })).toEqual(['lint', 'unit'])
  expect(names({ unit: true })).not.toContain('stories')
  expect(() => names({ only: ['linnt'] })).toThrow('There is no step linnt: choose from types, lint')
})
