import { say } from './base/print.ts'
import { builtWeb } from './start/built.ts'

await builtWeb().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
