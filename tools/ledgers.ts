import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import { countsOf, withCounts } from './docs/ledger.ts'
import { accessibility, asvs } from './docs/standards.ts'

for (const standard of [asvs, accessibility]) {
  const path = join(projectRoot, standard.page)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, withCounts(standard, text))
  say(`${standard.page}: ${countsOf(standard, text)}`)
}
