// Two processes of the site behind a small balancer, to try at home what a real one does: `npm run start:two`.
// SIGHUP, or 'r' and Enter, builds what is stale and replaces them one after the other.
import { createInterface } from 'node:readline'
import { freePort } from '../server/base/testing/freePort.ts'
import { onPinnedNode } from './base/node.ts'
import { built } from './start/built.ts'
import { openBalancer } from './two/balancer.ts'
import { startProcess } from './two/processes.ts'
import { startPair } from './two/rolling.ts'

await onPinnedNode()
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const { DATABASE_URL, PORT = '3000', SITE_URL = `http://localhost:${PORT}`, DRAIN_SECONDS = '1' } = process.env
if (!DATABASE_URL)
  refuse(
    'Two processes need a PostgreSQL server: set DATABASE_URL, such as postgres://user:password@localhost:5432/bewezen.',
  )
const settings = { ...process.env, SITE_URL, DRAIN_SECONDS, TRUSTED_PROXY: '127.0.0.1' }
const build = async () => {
  await built('server')
  await built('web', 'hurry')
}

// Ctrl-C comes twice: from the terminal, and from npm. Before there is a pair, its processes go with us.
let stop = (): void => process.exit(1)
let replace = (): void => {
  say('  nothing is replaced before both processes are ready')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
process.on('SIGHUP', () => replace())

try {
  await build()
  const balancer = await openBalancer(Number(PORT))
  const pair = await startPair({ balancer, start: async () => startProcess(await freePort(), settings), say })
  say(`\n  two processes are ready at ${SITE_URL}; 'r' and Enter replaces them one after the other\n`)

  replace = () => {
    const told = (error: unknown) => say(`  not replaced: ${error instanceof Error ? error.message : error}`)
    build().then(pair.replace).catch(told)
  }
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() === 'r') replace()
  })
  const stopPair = async () => {
    await pair.stop()
    await balancer.close()
    process.exit(0)
  }
  let isStopping = false
  stop = () => {
    if (!isStopping) void stopPair()
    isStopping = true
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}
