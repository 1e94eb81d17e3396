import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { filesUnder, projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import type { Bench } from './bench/bench.ts'
import { report } from './bench/report.ts'
import { facing, type Result, runBench } from './bench/run.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, against: { type: 'string' } },
  allowPositionals: true,
})
const { against } = values
if (against !== undefined && !URL.canParse(against)) {
  say(`'${against}' is no address: write --against https://another.example`)
  process.exit(1)
}
const rounds = values.rounds ? Number(values.rounds) : undefined
const wanted = positionals[0] ?? ''

const files = filesUnder(projectRoot, (path) => /^(server|tools)\/(.+\/)?bench\/[^/]+\.bench\.ts$/.test(path))
const benches: Bench[] = []
for (const file of files) benches.push(...(await load(file)))

const results: Result[] = []
const named = benches.filter(({ name }) => name.includes(wanted))
for (const bench of against ? named.flatMap((one) => facing(one, new URL(against).origin) ?? []) : named) {
  say(`  ${bench.name} …`)
  results.push(await runBench(bench, rounds))
}
if (results.length === 0 && named.length > 0) say('What these benches load cannot stand elsewhere.')
else if (results.length === 0)
  say(wanted ? `No bench is called anything like '${wanted}'.` : 'There are no benches yet.')
else for (const line of ['', ...report(results)]) say(line)
// Servers and pools that a bench left open must not keep the table waiting.
process.exit(results.every((result) => result.isMet) ? 0 : 1)

async function load(file: string): Promise<Bench[]> {
  const { default: found } = await import(pathToFileURL(join(projectRoot, file)).href)
  if (!found) throw new Error(`${file} must export its bench, or a list of them, by default`)
  return Array.isArray(found) ? found : [found]
}
