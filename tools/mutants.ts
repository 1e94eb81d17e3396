import { parseArgs } from 'node:util'
import { say } from './base/print.ts'
import { runTable } from './mutants/brokenTable.ts'
import { mutateDomain } from './mutants/domain.ts'

// Asked to stop, what was begun is cleared away on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, since: { type: 'string' } },
  allowPositionals: true,
})
const commands: Record<string, (asked: typeof values, paths: string[]) => Promise<boolean>> = {
  table: runTable,
  domain: ({ since }, paths) => mutateDomain(paths, since),
}
const [name = 'table', ...paths] = positionals
const command = commands[name]
if (command) process.exitCode = (await command(values, paths)) ? 0 : 1
else {
  say(`There is no ${name}: choose from ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
}
