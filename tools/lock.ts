import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './base/files.ts'
import { count, say } from './base/print.ts'
import { completed, type Lock, missingPlatforms } from './lock/platforms.ts'

const path = join(projectRoot, 'package-lock.json')
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = Object.keys(missingPlatforms(lock)).length
if (missing > 0) writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`)
say(`${count(missing, 'package')} for other platforms added to package-lock.json`)
