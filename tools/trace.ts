import { parseArgs } from 'node:util'
import { filesUnder, projectRoot, readAll } from './base/files.ts'
import { say } from './base/print.ts'
import { citations } from './trace/citations.ts'
import { coverage, missing, weakness } from './trace/report.ts'
import { readRequirements } from './trace/requirements.ts'
import { titlesOf } from './trace/titles.ts'
import { weaklyCited } from './trace/weak.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /^stories\/.*\.story\.ts$/.test(path)
const isLedger = (path: string) => /^docs\/requirements\/[^/]+\.md$/.test(path)

const { values, positionals } = parseArgs({ options: { missing: { type: 'boolean' } }, allowPositionals: true })
const only = positionals[0]

const groups = readRequirements([...readAll(projectRoot, filesUnder(projectRoot, isLedger)).values()])
const tests = readAll(projectRoot, filesUnder(projectRoot, isTest))
const titles = [...tests].flatMap(([path, text]) => titlesOf(path, text))
const { cited, offences } = citations(groups, titles)
const weak = weaklyCited(titles)

if (only && !groups.some((group) => group.name === only)) {
  say(`There is no group ${only} in docs/requirements.`)
  process.exitCode = 1
} else if (values.missing) {
  for (const line of missing(groups, cited, only)) say(line)
} else {
  for (const line of coverage(
    groups.filter((group) => !only || group.name === only),
    cited,
  ))
    say(line)
  for (const line of weakness(weak)) say(line)
}
for (const offence of offences) say(`${offence.at} ${offence.says}`)
if (offences.length > 0 || weak.length > 0 || groups.length === 0) process.exitCode = 1
