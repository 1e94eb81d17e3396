import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesUnder, projectRoot, readAll } from './base/files.ts'
import { say, seconds } from './base/print.ts'
import { changedFiles } from './test/changed.ts'
import { changedRun, wholeRun } from './test/plan.ts'
import { racesDatabase } from './test/postgres.ts'
import { type Outcome, runAll, runStep } from './test/run.ts'
import { chosen, steps } from './test/steps.ts'
import { sum } from './test/tally.ts'

const reports = mkdtempSync(join(tmpdir(), 'bewezen-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const { asked, says } = stepsAskedFor()
const races = await racesDatabase(process.env)
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: report('stories'),
  // Each test file is a process of its own, and most of its time went into compiling the same libraries again.
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
  ...(races ? { RACES_DATABASE_URL: races } : {}),
}

const outcomes = await runAll(asked, {
  run: (step) => runStep(step, env, report(step.name)),
  begun: (step) => step.alone && say(`  ${step.name} …`),
  ended: tell,
})

const total = sum(outcomes.map((outcome) => outcome.tally))
const needsRaces = asked.some((step) => step.counts === 'vitest') && !races
if (needsRaces) say('PostgreSQL does not answer, so the races did not run')
// In CI a race that does not run is a promise that nobody checks.
// Long outputs are cut off where they are read: what failed stands once more at the very end.
for (const { step, endedWell, faults } of outcomes)
  if (!endedWell)
    for (const fault of faults.length > 0 ? faults : ['see its output above']) say(`✗ ${step.name}: ${fault}`)
for (const line of says) say(line)
const failed = total.failed + (needsRaces && process.env.CI ? 1 : 0)
say(`${total.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || total.passed === 0 ? 1 : 0

function tell({ step, endedWell, output, milliseconds, tally }: Outcome): void {
  const counted = [
    `${tally.passed} passed`,
    `${tally.failed} failed`,
    ...(tally.skipped ? [`${tally.skipped} skipped`] : []),
  ]
  const figures = step.counts === 'check' ? '' : `  ${counted.join(', ')}`
  say(`${endedWell ? '✓' : '✗'} ${step.name.padEnd(8)} ${seconds(milliseconds).padStart(7)}${figures}`)
  if (!endedWell) say(output.trimEnd().replace(/^/gm, '  '))
}

function report(name: string): string {
  return join(reports, `${name}.json`)
}

function stepsAskedFor() {
  try {
    const { values } = parseArgs({
      options: {
        unit: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        changed: { type: 'boolean' },
      },
    })
    const plan = values.changed ? planForChange() : wholeRun(projectRoot, process.env)
    const asked = chosen(steps(report, plan.choice), values)
    const isTold = values.changed || asked.some((step) => step.name === 'stories')
    return { asked, says: isTold ? plan.says : [] }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function planForChange() {
  const changed = changedFiles(projectRoot)
  if (!changed) throw new Error('Git cannot tell here what changed: run npm test')
  return changedRun(
    changed,
    readAll(
      projectRoot,
      filesUnder(projectRoot, (path) => /\.tsx?$/.test(path)),
    ),
  )
}
