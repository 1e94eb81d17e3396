import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offences } from './arrows/check.ts'
import { layersOf } from './arrows/layers.ts'
import { placeOf } from './arrows/places.ts'
import { filesUnder, projectRoot, readAll } from './base/files.ts'
import { count, say } from './base/print.ts'

const tree = readAll(
  projectRoot,
  filesUnder(projectRoot, (path) => placeOf(path) !== null && /\.tsx?$/.test(path)),
)
const architecture = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8')
const found = offences(tree, layersOf(architecture))
for (const { at, says } of found) say(`${at} ${says}`)
say(
  found.length === 0 ? `${count(tree.size, 'file')}, every arrow points the right way` : count(found.length, 'offence'),
)
if (found.length > 0 || tree.size === 0) process.exitCode = 1
