import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { Draws } from '../../../demo/crowd/draws.ts'
import { askClock } from './browser.ts'
import type { Stage } from './stage.ts'

/** Something that goes wrong for a while, and how it ends. */
export type Fault = {
  name: string
  begin(): unknown
  /** Settles once the cause is gone; what came of it may last. */
  mend(): unknown
}

/** What PostgreSQL says when no more may come in (53300), as it stands on the wire. */
const full = pgError('53300', 'sorry, too many clients already')
const diskFull =
  'HTTP/1.1 507 Insufficient Storage\r\ncontent-type: application/xml\r\ncontent-length: 51\r\nconnection: close\r\n\r\n<Error><Code>XMinioStorageFull</Code></Error>      '
/** How late each piece comes over a slow line. */
const slowMs = 200
/** Further than a hold of a place or an order lasts. */
const jumpMs = 40 * minuteMs

type Make = (stage: Stage, drawn: Draws) => Fault | null

/** One of each family: what the usual run makes. Null where this machine cannot make it. */
const usual: readonly Make[] = [
  (stage, drawn) => {
    const which = drawn.whole(0, stage.sites.count - 1)
    return {
      name: 'a process killed',
      begin: () => stage.sites.kill(which),
      mend: () => stage.sites.startAgain(which),
    }
  },
  ({ wires }) => on('PostgreSQL cut off', wires.database, (wire) => wire.cut()),
  ({ wires }) => on('PostgreSQL full', wires.database, (wire) => wire.refuse(full)),
  ({ wires }) => wires.redis && on('Redis away', [wires.redis], (wire) => wire.cut()),
  ({ wires }) => on('the mail server refusing', [wires.mail], (wire) => wire.refuse('421 too busy\r\n')),
  ({ wires }) => on('the bucket full', [wires.bucket], (wire) => wire.refuse(diskFull)),
  ({ provider }) => tells(provider, 'the provider telling twice', 'twice'),
  ({ provider }) => tells(provider, 'the provider signing falsely', 'forged'),
  ({ lie }) => ({ name: 'the provider lying', begin: lie, mend: () => {} }),
  (stage) => clock(stage, 'the clock forward', jumpMs),
]

/** What the long run makes besides. */
const others: readonly Make[] = [
  (stage, drawn) => {
    const which = drawn.whole(0, stage.sites.count - 1)
    return {
      name: 'a process frozen',
      begin: () => stage.sites.freeze(which),
      mend: () => stage.sites.thaw(which),
    }
  },
  (stage, drawn) => {
    const which = drawn.whole(0, stage.sites.count - 1)
    return onFiles(stage, which)
  },
  (stage, drawn) => {
    const spool = stage.spools[drawn.whole(0, stage.sites.count - 1)]
    return spool ? { name: 'a disk full', begin: spool.fill, mend: spool.empty } : null
  },
  ({ wires }, drawn) => on('PostgreSQL cut off for one', [drawn.pick(wires.database)], (wire) => wire.cut()),
  ({ wires }, drawn) => on('PostgreSQL slow', [drawn.pick(wires.database)], (wire) => wire.slow(slowMs)),
  ({ wires }) => on('PostgreSQL hanging', wires.database, (wire) => wire.stall()),
  ({ wires }, drawn) => on('PostgreSQL half-open', [drawn.pick(wires.database)], (wire) => wire.deafen()),
  ({ wires: { redis } }) =>
    redis && { name: 'Redis restarted', begin: () => redis.cut(), mend: () => wait(50).then(() => redis.mend()) },
  ({ wires }) => wires.redis && on('Redis half-open', [wires.redis], (wire) => wire.deafen()),
  ({ wires }) => on('the mail server away', [wires.mail], (wire) => wire.cut()),
  ({ wires }) => on('the mail server slow', [wires.mail], (wire) => wire.slow(slowMs)),
  ({ wires }) => on('the bucket away', [wires.bucket], (wire) => wire.cut()),
  ({ wires }) => on('the bucket slow', [wires.bucket], (wire) => wire.slow(slowMs)),
  ({ wires }) => on('the bucket half-open', [wires.bucket], (wire) => wire.deafen()),
  ({ wires }) => on('the provider away', [wires.provider], (wire) => wire.cut()),
  ({ wires }) => on('the provider slow', [wires.provider], (wire) => wire.slow(slowMs)),
  ({ provider }) => tells(provider, 'the provider telling backwards', 'reversed'),
  ({ provider }) => tells(provider, 'the provider telling late', 'held'),
  (stage) => clock(stage, 'the clock back', -jumpMs),
]

/** One of each kind that this machine can make, the usual ones or all, in a drawn order. */
export function oneOfEach(stage: Stage, drawn: Draws, which: 'usual' | 'all'): Fault[] {
  const kinds = which === 'all' ? [...usual, ...others] : usual
  return drawn.some(kinds, kinds.length).flatMap((make) => make(stage, drawn) ?? [])
}

type Wires = Stage['wires']
type AWire = Wires['mail']

const on = (name: string, wires: readonly AWire[], breaks: (wire: AWire) => void): Fault => ({
  name,
  begin: () => wires.forEach(breaks),
  mend: () => {
    for (const wire of wires) wire.mend()
  },
})

const tells = (
  provider: Stage['provider'],
  name: string,
  delivery: 'twice' | 'reversed' | 'forged' | 'held',
): Fault => ({
  name,
  begin: () => provider.behave({ delivery }),
  async mend() {
    await provider.behave({ delivery: 'prompt' })
    if (delivery === 'held') await provider.release()
  },
})

const clock = ({ sites }: Stage, name: string, offsetMs: number): Fault => ({
  name,
  begin: () => askClock(sites.any, offsetMs),
  mend: () => askClock(sites.any, 0),
})

/** Hardly any file or connection may be opened beside those that are; null without `prlimit`. */
function onFiles({ sites }: Stage, which: number): Fault | null {
  const limit = (most: string) =>
    execFileSync('prlimit', ['--pid', String(sites.pid(which)), `--nofile=${most}:`], { stdio: 'ignore' })
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
  } catch {
    return null
  }
  return { name: 'no files left', begin: () => limit('24'), mend: () => limit('4096') }
}

/** An error of the database's protocol: severity, code and message, each ended by a zero. */
function pgError(code: string, message: string): string {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('')
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + fields.length + 1)
  return `E${length.toString('latin1')}${fields}\0`
}
