import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import { inPlace } from './docs/place.ts'
import { registerTables } from './docs/register.ts'

const page = join(projectRoot, 'docs/processing-register.md')
writeFileSync(page, inPlace(readFileSync(page, 'utf8'), 'node tools/register.ts', registerTables()))
say('docs/processing-register.md written')
