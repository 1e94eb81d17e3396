import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inboxSound } from './sound/inboxSound.ts'

/** Writes the sound of the inbox anew: `node tools/inboxSound.ts`. */
writeFileSync(join(import.meta.dirname, '../web/inbox/inbox.wav'), inboxSound())
