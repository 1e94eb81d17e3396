import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { retentionPage } from '../server/privacy/retention/page.ts'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import { withRetention } from './docs/retention.ts'

const page = join(projectRoot, 'docs/operations.md')
writeFileSync(page, withRetention(readFileSync(page, 'utf8'), retentionPage()))
say('docs/operations.md written')
