import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { filesUnder, projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import type { Bench } from './bench/bench.ts'
import { report } from './bench/report.ts'
import { type Result, runBench } from './bench/run.ts'

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string' } }, allowPositionals: true })
const rounds = values.rounds ? Number(values.rounds) : undefined
const wanted = positionals[0] ?? ''

const files = filesUnder(projectRoot, (path) => /^(server|tools)\/(.+\/)?bench\/[^/]+\.bench\.ts$/.test(path))
const benches: Bench[] = []
for (const file of files) benches.push(...(await load(file)))

const results: Result[] = []
for (const bench of benches.filter(({ name }) => name.includes(wanted))) {
  say(`  ${bench.name} …`)
  results.push(await runBench(bench, rounds))
}
if (results.length === 0) say(wanted ? `No bench is called anything like '${wanted}'.` : 'There are no benches yet.')
else for (const line of ['', ...report(results)]) say(line)
// Servers and pools that a bench left open must not keep the table waiting.
process.exit(results.every((result) => result.isMet) ? 0 : 1)

async function load(file: string): Promise<Bench[]> {
  const { default: found } = await import(pathToFileURL(join(projectRoot, file)).href)
  if (!found) throw new Error(`${file} must export its bench, or a list of them, by default`)
  return Array.isArray(found) ? found : [found]
}
