import { openStage } from '../../base/testing/race/stage.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { everyWrite } from './acting.ts'
import { everyRead } from './asking.ts'
import { maySee, type Reader } from './audiences.ts'
import { type Canary, plantCanaries } from './canaries.ts'
import { fillMedical, fillTheRest } from './filled.ts'
import { castOf, type Looker } from './readers.ts'
import { secretsOf } from './secrets.ts'
import { openTaps } from './taps.ts'

export type Walk = Awaited<ReturnType<typeof openWalk>>

/** A house with something of everything in which every private text is a canary, those who look, and what leaves it. */
export async function openWalk(options: Parameters<typeof openStage>[0] = {}) {
  const taps = await openTaps()
  const stage = await openStage({ ...options, env: taps.env, log: taps.log })
  const { house } = stage
  await fillTheRest(stage)
  const canaries = await plantCanaries(house.database)
  await fillMedical(stage, canaries.next)
  await renew()
  for (const secret of await secretsOf(stage)) canaries.lookFor(secret)
  const cast = await castOf(stage)
  house.snapshots.forgetAll()
  const counted = { answers: 0, bytes: 0, done: 0, mails: 0, templates: 0, pieces: 0, kinds: 0 }

  /** The people are called otherwise now, and what they keep is of another version. */
  async function renew(): Promise<void> {
    const { bo, jasper, noor, sem, lieke, fresh, query } = stage
    for (const person of [bo, jasper, noor, sem, lieke, fresh]) {
      const [now] = await query<Pick<TestPerson, 'email' | 'username'>>(
        'select email::text, username::text from auth_users join profiles using (id) where id = $1',
        [person.id],
      )
      Object.assign(person, now)
    }
    const [record] = await query<{ version: number }>('select version from medical_profiles where profile_id = $1', [
      noor.id,
    ])
    Object.assign(stage, { medicalVersion: record?.version })
  }

  return {
    stage,
    taps,
    canaries,
    cast,
    reads: await everyRead(stage),
    writes: everyWrite(stage),
    counted,
    lookerOf(name: string): Looker {
      const found = cast.find((one) => one.name === name)
      if (!found) throw new Error(`nobody is ${name}`)
      return found
    },
    /** The kinds in a text that somebody may not see, a line for each; `known` they said themselves. */
    wrongIn(text: string, reader: Reader, from: string, known: readonly Canary[] = []): string[] {
      counted.bytes += text.length
      const seen = canaries.in(text).filter((one) => !known.includes(one) && !maySee(reader, one, from))
      return [...new Set(seen.map(({ of }) => `${from}: ${reader.name} sees ${of}`))]
    },
  }
}
