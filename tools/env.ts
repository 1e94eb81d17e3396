import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsListing } from '../server/base/settings.ts'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'
import { envExample } from './env/example.ts'

writeFileSync(join(projectRoot, '.env.example'), envExample(settingsListing()))
say('.env.example written')
