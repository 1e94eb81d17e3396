import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureStyles } from '../web/base/build/pictureStyles.ts'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'

writeFileSync(join(projectRoot, 'web/base/look/pictures.css'), pictureStyles())
say('web/base/look/pictures.css written')
