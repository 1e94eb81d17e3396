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

const types = ['domain', 'server', 'web', 'stories', 'tools'].map((floor) => ['tsc', '-p', floor])

/** What must hold, the cheap first; two steps run at a time. `report` is where a step writes its machine-readable report. */
export const steps = (report: (name: string) => string): readonly Step[] => [
  { name: 'types', counts: 'check', commands: types },
  { name: 'lint', counts: 'check', commands: [['biome', 'check', '.']] },
  { name: 'arrows', counts: 'check', commands: [['node', 'tools/arrows.ts']] },
  { name: 'trace', counts: 'check', commands: [['node', 'tools/trace.ts']] },
  { name: 'knip', counts: 'check', commands: [['knip', '--no-progress']] },
  { name: 'build', counts: 'check', commands: [['node', 'tools/build.ts']] },
  {
    name: 'unit',
    counts: 'vitest',
    alone: true,
    commands: [['vitest', 'run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report('unit')}`]],
  },
  {
    name: 'stories',
    counts: 'playwright',
    alone: true,
    needs: ['build'],
    commands: [['playwright', 'test', '--config', 'stories/playwright.config.ts', '--reporter=dot,json']],
  },
]

/** The steps somebody asked for; throws with a sentence on a name that is none. */
export function chosen(all: readonly Step[], asked: { unit?: boolean; only?: readonly string[] }): readonly Step[] {
  const unknown = asked.only?.find((name) => !all.some((step) => step.name === name))
  if (unknown) throw new Error(`There is no step ${unknown}: choose from ${all.map((step) => step.name).join(', ')}`)
  if (asked.only?.length) return all.filter((step) => asked.only?.includes(step.name))
  return asked.unit ? all.filter((step) => step.name !== 'stories') : all
}
