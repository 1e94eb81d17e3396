import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../base/files.ts'
import { count, say, seconds, table } from '../base/print.ts'
import { type Copy, copyTree } from './copy.ts'
import { type Mutant, mutated } from './mutant.ts'
import { runTests } from './runTests.ts'
import { mutants } from './table.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** The share of the table that tests must notice. */
const wanted = 0.95

/** Breaks the behaviours of the table one by one and says which of them the tests notice; answers whether enough. */
export async function runTable(asked: { only?: string; since?: string }): Promise<boolean> {
  const chosen = choose(asked)
  if (chosen.length === 0) {
    say('No entry of the table is meant.')
    return !asked.only
  }
  const copy = copyTree()
  if (!(await passUnbroken(copy, chosen))) return false
  const noticed: Mutant[] = []
  for (const mutant of chosen) {
    const begin = performance.now()
    const verdict = await judge(copy, mutant)
    if (verdict.kind === 'noticed') noticed.push(mutant)
    say(
      `${verdict.kind === 'noticed' ? '✓' : '✗'} ${seconds(performance.now() - begin).padStart(7)}  ${told(mutant, verdict)}`,
    )
  }
  for (const line of perRoom(chosen, noticed)) say(line)
  return noticed.length / chosen.length >= wanted
}

function choose({ only, since }: { only?: string; since?: string }): readonly Mutant[] {
  const named = mutants.filter(({ name, file }) => !only || name.includes(only) || file.includes(only))
  if (!since) return named
  const diff = execFileSync('git', ['diff', '--name-only', since], { cwd: projectRoot, encoding: 'utf8' })
  const changed = new Set(diff.split('\n'))
  return named.filter(({ file, noticedBy }) => [file, ...noticedBy].some((path) => changed.has(path)))
}

/** What fails without a change notices nothing: all named tests run once on the tree as it is. */
async function passUnbroken(copy: Copy, chosen: readonly Mutant[]): Promise<boolean> {
  const files = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))]
  say(`${count(chosen.length, 'mutant')}, ${count(files.length, 'test file')}; these must pass as the tree is …`)
  const verdict = verdictOf(await runTests(copy, files, { minutes: 120 }))
  if (verdict.kind === 'survived') return true
  say(`✗ fails without any change: ${verdict.by}`)
  return false
}

async function judge(copy: Copy, mutant: Mutant): Promise<Verdict> {
  const broken = mutated(readFileSync(join(copy.root, mutant.file), 'utf8'), mutant)
  if ('stale' in broken) throw new Error(`The table is stale: '${mutant.name}' ${broken.stale}`)
  return copy.with(mutant.file, broken.text, async () => {
    const verdict = verdictOf(await runTests(copy, mutant.noticedBy, { more: ['--maxWorkers=1', '--bail=1'] }))
    // Another test than the one that waited in vain may notice it in time.
    return verdict.kind === 'timedOut' ? verdictOf(await runTests(copy, mutant.noticedBy)) : verdict
  })
}

function told({ name, file }: Mutant, verdict: Verdict): string {
  if (verdict.kind === 'noticed') return `${name}  ←  ${verdict.by}`
  return `${name} (${file}): ${verdict.kind === 'survived' ? 'not noticed' : `only by a time-out, ${verdict.by}`}`
}

function perRoom(chosen: readonly Mutant[], noticed: readonly Mutant[]): string[] {
  const roomOf = ({ file }: Mutant) => file.split('/').slice(0, 2).join('/')
  const row = (name: string, those: readonly Mutant[]) => {
    const seen = those.filter((one) => noticed.includes(one)).length
    return [name, String(those.length), String(seen), `${Math.floor((100 * seen) / those.length)}%`]
  }
  const rooms = [...new Set(chosen.map(roomOf))].sort()
  const rows = rooms.map((room) =>
    row(
      room,
      chosen.filter((one) => roomOf(one) === room),
    ),
  )
  return ['', ...table(['room', 'mutants', 'noticed', ''], [...rows, row('together', chosen)])]
}
