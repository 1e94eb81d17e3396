import { say } from './base/print.ts'
import { built } from './start/built.ts'

try {
  for (const part of ['web', 'server', 'database'] as const) await built(part)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
