import { setTimeout as wait } from 'node:timers/promises'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { expect, test } from 'vitest'
import { percentile } from '../../../tools/bench/run.ts'
import { draws } from '../../demo/crowd/draws.ts'
import { elsewhere, kept, rules } from '../../privacy/retention/rules.ts'
import { type Book, emptyBook } from './testing/book.ts'
import { openEars } from './testing/ears.ts'
import { live, liveOnce, untilTheEnd } from './testing/life.ts'
import { type Memory, memoryOf, rowsOfTables, slopeOf } from './testing/measures.ts'
import { openBrowser } from './testing/member.ts'
import { reckon } from './testing/reckoning.ts'
import { openStage } from './testing/stage.ts'

/** How many people live how long; `PEOPLE` and `MINUTES` make a run of another size. */
const people = Number(process.env.PEOPLE ?? runs(8, 300))
const minutes = Number(process.env.MINUTES ?? runs(0, 60))
/** The longest pause between two things that somebody does, in milliseconds. */
const pauseMs = runs(300, 6_000)
/** The first minutes are no measure: code is compiled and kept, and pools fill. */
const warmUp = Math.min(3, minutes / 4)
/** Over how many minutes answers are taken together. */
const part = 5

test(
  'OPS-PROOF-03 OPS-KEEP-02 people live on two processes: nothing is a fault, nothing is lost, and every table that grows is one that is let go of or kept for a reason',
  async ({ annotate }) => {
    const book = emptyBook()
    book.took = minutes > 0 ? [] : null
    const stage = await openStage({ processes: 2, members: people })
    const before = await rowsOfTables(stage)
    const ears = await openEars(stage, stage.members.slice(0, 60))
    const life = untilTheEnd()
    const browsers = stage.members.map((person, at) => openBrowser(stage, { person, book, drawn: draws(`${at}`) }))
    await Promise.all(browsers.map(liveOnce))
    const living = browsers.map((browser) => live(browser, life, pauseMs))
    const began = performance.now()
    const memory: [number, Memory[]][] = []
    while (performance.now() - began < minutes * 60_000) {
      const minute = memory.length
      memory.push([minute, await memoryOf(stage)])
      process.stderr.write(`${minute} min: ${memory.at(-1)?.[1].map(written).join('; ')}\n`)
      await wait(Math.max(0, began + (minute + 1) * 60_000 - performance.now()))
    }
    life.isOn = false
    await Promise.all(living)
    const { counts, ...wrong } = await reckon(stage, book, ears)
    const after = await rowsOfTables(stage)

    const grown = [...after].filter(([name, rows]) => rows > (before.get(name) ?? 0)).map(([name]) => name)
    const lines = [
      `${people} people, ${minutes} minutes: ${JSON.stringify(counts)}`,
      ...slopes(memory),
      ...answers(book.took ?? [], began),
      ...grown.map((name) => `${name}: ${before.get(name)} -> ${after.get(name)}, ${lettingGoOf(name)}`),
      `refused: ${JSON.stringify(Object.fromEntries(book.refused))}`,
      `asked again: ${JSON.stringify(Object.fromEntries(book.troubles))}`,
    ]
    await annotate(lines.join('\n'))
    if (minutes > 0) process.stderr.write(`${lines.join('\n')}\n`)
    expect(wrong).toEqual({ lost: [], doubled: [], wrongPerson: [] })
    // A machine that does other things too may be out of connections for a moment, and says so (OPS-AWAY-01).
    expect([...book.troubles.keys()].filter((trouble) => !/ (503 UNAVAILABLE|0)$/.test(trouble))).toEqual([])
    expect(grown.filter((name) => lettingGoOf(name) === 'nobody')).toEqual([])
    expect(grown).toEqual(expect.arrayContaining(['messages', 'facts', 'uploads', 'auth_sessions', 'shop_orders']))
  },
  (minutes + 30) * 60_000,
)

const written = ({ rss, heap }: Memory): string => `${Math.round(rss)} MB, of which ${heap.toFixed(1)} MB are alive`

/** What lets go of the rows of a table, or for which reason they are kept; 'nobody' when members make it grow and it should not. */
function lettingGoOf(table: string): string {
  // Ended jobs go by the queue itself, after seven days at most.
  if (table.startsWith('pgboss.')) return 'the job queue'
  if (rules.some((rule) => rule.table === table)) return 'swept at night'
  const own = elsewhere[table]
  if (own) return own.job
  const reason = kept.find(({ tables }) => tables.split(/\s+/).includes(table))?.why
  return !reason || /do not grow|what the house publishes/.test(reason) ? 'nobody' : `kept: ${reason}`
}

function slopes(memory: readonly [number, Memory[]][]): string[] {
  const measured = memory.filter(([minute]) => minute >= warmUp)
  if (measured.length < 4) return []
  return (memory[0]?.[1] ?? []).flatMap((_, which) =>
    (['rss', 'heap'] as const).map((of) => {
      const { slope, error } = slopeOf(measured.map(([minute, all]) => [minute, all[which]?.[of] ?? 0]))
      const isFlat = Math.abs(slope) <= 2 * error
      return `process ${which}, ${of}: ${slope.toFixed(2)} ± ${error.toFixed(2)} MB a minute${isFlat ? ', flat within the noise' : ''}`
    }),
  )
}

function answers(took: NonNullable<Book['took']>, began: number): string[] {
  const parts = Map.groupBy(
    took.filter(({ at }) => at >= began),
    ({ at }) => Math.floor((at - began) / (part * 60_000)),
  )
  return [...parts].map(([at, of]) => {
    const times = of.map(({ ms }) => ms)
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round)
    return `from minute ${at * part}: ${of.length} answers, p50 ${half} ms, p99 ${most} ms`
  })
}
