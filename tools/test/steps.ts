/** One step of `npm test`. */
export type Step = {
  name: string
  /** Programs with their arguments, one after the other; the step ends well when all of them do. */
  commands: readonly (readonly string[])[]
  /** What it counts for: one check, or the tests in a report. */
  counts: 'check' | 'vitest' | 'playwright'
  /** Steps that must have ended well before. */
  needs?: readonly string[]
  /** Uses all cores by itself. */
  alone?: boolean
}

// What was found of a file that did not change since is remembered beside the rest of the run.
const types = ['domain', 'server', 'web', 'stories', 'tools'].map((floor) => [
  'tsc',
  '-p',
  floor,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${floor}.json`,
])

/** What of the tests is wanted; everything when it says nothing. */
export type Choice = {
  /** These files alone, and of the checks those that a change can break. */
  only?: { tests: readonly string[]; stories: readonly string[] }
  /** Leaves out the stories that go through all pages. */
  withoutAllPages?: boolean
}

/** What must hold, the cheap first; two steps run at a time. `report` is where a step writes its machine-readable report. */
export function steps(report: (name: string) => string, { only, withoutAllPages }: Choice = {}): readonly Step[] {
  const vitest = ['vitest', 'run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report('unit')}`]
  const playwright = ['playwright', 'test', '--config', 'stories/playwright.config.ts', '--reporter=dot,json']
  if (withoutAllPages) playwright.push('--grep-invert', allPages)
  const all: readonly Step[] = [
    { name: 'types', counts: 'check', commands: types },
    { name: 'lint', counts: 'check', commands: [['biome', 'check', '.']] },
    { name: 'arrows', counts: 'check', commands: [['node', 'tools/arrows.ts']] },
    { name: 'trace', counts: 'check', commands: [['node', 'tools/trace.ts']] },
    { name: 'knip', counts: 'check', commands: [['knip', '--no-progress']] },
    { name: 'build', counts: 'check', commands: [['node', 'tools/build.ts']] },
    { name: 'unit', counts: 'vitest', alone: true, commands: [[...vitest, ...(only?.tests ?? [])]] },
    {
      name: 'stories',
      counts: 'playwright',
      alone: true,
      needs: ['build'],
      commands: [[...playwright, ...(only?.stories ?? [])]],
    },
  ]
  if (!only) return all
  const left = [
    'knip',
    ...(only.tests.length > 0 ? [] : ['unit']),
    ...(only.stories.length > 0 ? [] : ['stories', 'build']),
  ]
  return all.filter(({ name }) => !left.includes(name))
}

/** The tag of stories that go through all pages. */
export const allPages = '@all-pages'

/** The steps somebody asked for; throws with a sentence on a name that is none. */
export function chosen(all: readonly Step[], asked: { unit?: boolean; only?: readonly string[] }): readonly Step[] {
  const unknown = asked.only?.find((name) => !all.some((step) => step.name === name))
  if (unknown) throw new Error(`There is no step ${unknown}: choose from ${all.map((step) => step.name).join(', ')}`)
  if (asked.only?.length) return all.filter((step) => asked.only?.includes(step.name))
  return asked.unit ? all.filter((step) => step.name !== 'stories') : all
}
