import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { expect, test } from 'vitest'
import { median } from '../../../tools/bench/run.ts'
import { draws } from '../../demo/crowd/draws.ts'
import { emptyBook } from './testing/book.ts'
import { openEars } from './testing/ears.ts'
import { type Fault, oneOfEach } from './testing/faults.ts'
import { live, liveOnce, untilTheEnd } from './testing/life.ts'
import { openLookouts } from './testing/lookouts.ts'
import { openBrowser } from './testing/member.ts'
import { reckon } from './testing/reckoning.ts'
import { openStage } from './testing/stage.ts'

/** How many faults; in the usual run one of each of some kinds. `FAULTS` and `SEED` make a run of another length, or one again. */
const many = Number(process.env.FAULTS ?? runs(0, 1_000))
const seed = Number(process.env.SEED ?? runs(1, Math.floor(Math.random() * 1_000_000)))
/** How long each lasts, in milliseconds. */
const [shortest, longest] = [runs(150, 300), runs(300, 3_000)]

test(
  'OPS-PROOF-01 OPS-PROOF-02 three processes under a mixed load, while one thing after the other fails around them: nothing acknowledged is lost or doubled or told to another, and everything works again by itself',
  async ({ annotate }) => {
    const drawn = draws(`${seed}`)
    const book = emptyBook()
    const stage = await openStage({ processes: 3, members: runs(6, 12) })
    const lookouts = await openLookouts(stage, book)
    const ears = await openEars(stage, stage.members.slice(0, 2))
    const life = untilTheEnd()
    const browsers = stage.members.map((person, at) =>
      openBrowser(stage, { person, book, drawn: draws(`${seed} ${at}`) }),
    )
    await Promise.all(browsers.map(liveOnce))
    // Somebody does everything once while each of them lasts; the others live on.
    const [witness, ...others] = browsers
    if (!witness) return expect.unreachable()
    const living = others.map((browser) => live(browser, life, runs(200, 150)))

    const recoveries: { name: string; ms: number }[] = []
    const suffer = async (fault: Fault) => {
      await fault.begin()
      const witnessed = liveOnce(witness)
      await new Promise((over) => setTimeout(over, drawn.whole(shortest, longest)))
      const since = performance.now()
      await fault.mend()
      const ms = await lookouts.untilAllWork(since)
      await witnessed
      recoveries.push({ name: fault.name, ms })
      if (many > 0) process.stderr.write(`${recoveries.length} ${fault.name}: ${Math.round(ms)} ms\n`)
    }
    const which = many === 0 ? 'usual' : 'all'
    do
      for (const fault of oneOfEach(stage, drawn, which))
        if (many === 0 || recoveries.length < many) await suffer(fault)
    while (recoveries.length < many)
    life.isOn = false
    await Promise.all(living)

    const complaints = await stage.sites.complaints()
    const { counts, ...wrong } = await reckon(stage, book, ears)
    const told = tell({ recoveries, counts, complaints, refused: book.refused, troubles: book.troubles })
    await annotate(told)
    if (many > 0) process.stderr.write(`${told}\n`)
    expect(wrong).toEqual({ lost: [], doubled: [], wrongPerson: [] })
    expect([...book.troubles.keys()].filter((trouble) => / 500\b/.test(trouble))).toEqual([])
    for (const count of ['messages', 'pictures', 'places', 'sales', 'mails', 'news'] as const)
      expect(counts[count], count).toBeGreaterThan(0)
  },
  runs(20, 600) * 60_000,
)

type Told = {
  recoveries: readonly { name: string; ms: number }[]
  counts: object
  complaints: Map<string, number>
  refused: Map<string, number>
  troubles: Map<string, number>
}

/** What the run counted, for whoever reads it. */
function tell({ recoveries, counts, complaints, refused, troubles }: Told): string {
  const byKind = Map.groupBy(recoveries, ({ name }) => name)
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  const kinds = [...byKind].map(([name, of]) => {
    const took = of.map(({ ms }) => ms)
    return `${name}: ${of.length}, works again after ${seconds(median(took))} s, ${seconds(Math.max(...took))} s at most`
  })
  const all = recoveries.map(({ ms }) => ms)
  return [
    `seed ${seed}, ${all.length} faults, works again after ${seconds(median(all))} s, ${seconds(Math.max(...all))} s at most, ${all.filter((ms) => ms > 10_000).length} above 10 s`,
    ...kinds,
    `acknowledged: ${JSON.stringify(counts)}`,
    `refused: ${JSON.stringify(Object.fromEntries(refused))}`,
    `written down as faults: ${JSON.stringify(Object.fromEntries(complaints), null, 1)}`,
    `asked again: ${JSON.stringify(Object.fromEntries(troubles))}`,
  ].join('\n')
}
