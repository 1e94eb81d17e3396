import { join } from 'node:path'
import { type Built, examineSite, exitCodeOf } from '../server/doctor/index.ts'
import { sealedParts } from '../server/sealedParts.ts'
import { projectRoot } from './base/files.ts'
import { onPinnedNode } from './base/node.ts'
import { asJson, asLines } from './doctor/print.ts'
import { readWishes } from './doctor/wishes.ts'
import { isBuilt, isFresh } from './start/stamp.ts'

await onPinnedNode()
// `npm run doctor -- [--mail ADDRESS] [--json]`: looks at all that the site needs, and says of each what to do.
const wishes = readWishes(process.argv.slice(2))
if ('refused' in wishes) {
  process.stderr.write(`${wishes.refused}\n`)
  process.exit(1)
}
const findings = await examineSite({
  env: process.env,
  envFile: join(projectRoot, '.env'),
  mailTo: wishes.mailTo,
  built: howBuilt,
  sealedParts,
})
const text = wishes.json ? asJson(findings) : asLines(findings)
// Whatever still hangs is not waited for, and all is written before the end.
process.stdout.write(`${text}\n`, () => process.exit(exitCodeOf(findings)))

function howBuilt(part: 'web' | 'server'): Built {
  if (!isBuilt(projectRoot, part)) return 'none'
  return isFresh(projectRoot, part, 'hurry') ? 'fresh' : 'old'
}
