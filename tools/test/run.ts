import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { projectRoot } from '../base/files.ts'
import { playwrightFaults, vitestFaults } from './faults.ts'
import type { Step } from './steps.ts'
import { checkTally, playwrightTally, type Tally, vitestTally } from './tally.ts'

/** How a step ended; `output` is all that its programs wrote, `faults` the tests that failed, a line each. */
export type Outcome = {
  step: Step
  endedWell: boolean
  output: string
  milliseconds: number
  tally: Tally
  faults: readonly string[]
}

type Deps = { run: (step: Step) => Promise<Outcome>; begun?: (step: Step) => void; ended: (outcome: Outcome) => void }

/** Runs steps in their order, two at a time and heavy ones alone; one that needs a step that failed is failed unrun. */
export async function runAll(steps: readonly Step[], { run, begun, ended }: Deps): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const isOpen = (name: string) => [...waiting, ...running.keys()].some((step) => step.name === name)
  const start = (step: Step) => {
    begun?.(step)
    const failed = step.needs?.find((name) => outcomes.some((one) => one.step.name === name && !one.endedWell))
    const outcome = failed ? Promise.resolve(unrun(step, failed)) : run(step)
    running.set(
      step,
      outcome.then((one) => {
        running.delete(step)
        outcomes.push(one)
        ended(one)
      }),
    )
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => !step.needs?.some(isOpen))
    const room = next?.alone ? running.size === 0 : running.size < 2 && ![...running.keys()].some((one) => one.alone)
    if (next && room) {
      waiting.splice(waiting.indexOf(next), 1)
      start(next)
    } else await Promise.race(running.values())
  }
  return outcomes
}

const unrun = (step: Step, failed: string): Outcome => ({
  step,
  endedWell: false,
  output: `not run, since ${failed} failed`,
  milliseconds: 0,
  tally: checkTally(false),
  faults: [],
})

/** Runs the programs of a step and counts what they did. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv, report: string): Promise<Outcome> {
  const begin = performance.now()
  let output = ''
  let endedWell = true
  for (const [program = '', ...args] of step.commands) {
    const ended = await runProgram(program, args, env)
    output += ended.output
    endedWell &&= ended.code === 0
  }
  const { tally, faults } = await read(step, report, endedWell)
  return { step, endedWell: tally.failed === 0, output, milliseconds: performance.now() - begin, tally, faults }
}

async function read(step: Step, report: string, endedWell: boolean): Promise<Pick<Outcome, 'tally' | 'faults'>> {
  if (step.counts === 'check') return { tally: checkTally(endedWell), faults: [] }
  const told = await readFile(report, 'utf8').then(JSON.parse, () => null)
  return step.counts === 'vitest'
    ? { tally: vitestTally(told, endedWell), faults: vitestFaults(told) }
    : { tally: playwrightTally(told, endedWell), faults: playwrightFaults(told) }
}

/** Runs one program in the project; asked to stop ourselves, we take it along. */
function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((ended) => {
    let output = ''
    const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const stop = () => child.kill('SIGTERM')
    process.once('SIGTERM', stop)
    const hear = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const done = (code: number | null) => {
      process.off('SIGTERM', stop)
      ended({ code: code ?? 1, output })
    }
    child.once('error', (error) => {
      output += `${program} cannot be run: ${error.message}\n`
      done(1)
    })
    child.once('close', done)
  })
}
