import { contractOperations } from '../../base/testing/contractOperations.ts'
import { operationIn } from '../../base/testing/race/cases.ts'
import { watchChanges } from '../../base/testing/race/changes.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { typing } from './acting.ts'
import { isTheirsAlone, type Reader } from './audiences.ts'
import { seenBy } from './readers.ts'
import { openStream } from './taps.ts'
import type { Walk } from './walk.ts'

const urls = new Map(contractOperations.map(({ name, url }) => [name, url]))

/**
 * Lets everything that writes be done once, by others first and then by who may, and takes it back each time. Answers what
 * was refused, and what answers, mails and the streams of others told that they may not.
 */
export async function doEverything(walk: Walk) {
  const { stage, taps, canaries, writes, counted, lookerOf, wrongIn } = walk
  const { world, house, sem } = stage
  const wrong = {
    answers: new Set<string>(),
    mails: new Set<string>(),
    streams: new Set<string>(),
    facts: new Set<string>(),
  }
  const notDone: string[] = []
  const readerOf = await readersOf(walk)
  await world.heardAll()
  taps.hearMails(house)
  const ears = await Promise.all(
    [...['student entitled', 'no_subscription', 'moderator'].map(lookerOf), { ...readerOf(sem), person: sem }].map(
      async (ear) => ({ ear, ...(await openStream(house, ear.person as TestPerson)) }),
    ),
  )
  const others = ['visitor', 'no_subscription', 'student entitled', 'moderator', 'teacher'].map(lookerOf)
  const changes = await watchChanges(house.database.pool, ['fact_counter', 'app_clock'])
  const back = async () => {
    await changes.takeBack()
    house.snapshots.forgetAll()
  }
  const send = (name: string, cookie: string, payload: object) => {
    counted.answers++
    return world.app.inject({ method: 'POST', url: urls.get(operationIn(name)), headers: { cookie }, payload })
  }
  const take = (into: Set<string>, lines: readonly string[]) => {
    for (const line of lines) into.add(line)
  }
  const templates = new Set<string>()
  const openMails = async () => {
    for (const { personId, template, text } of await taps.mails()) {
      counted.mails++
      templates.add(template)
      take(wrong.mails, wrongIn(text, readerOf({ id: personId }), `mail ${template}`))
    }
  }

  // Those that were wanted while the stage was set are filled in now.
  await openMails()
  for (const { name, asker, input } of writes) {
    const own = operationIn(name)
    if (asker) {
      const payload = await input()
      const known = canaries.in(JSON.stringify(payload))
      const answers = await Promise.all(others.map((other) => send(name, other.cookie, payload)))
      for (const [at, { body }] of answers.entries())
        take(wrong.answers, wrongIn(body, others[at] as Reader, own, known))
      if (answers.some(({ statusCode }) => statusCode === 200)) {
        await world.settled()
        await back()
      }
    }
    for (const { again } of ears) await again()
    const fits = await input()
    const isMember = asker && readerOf(asker).name !== 'admin'
    const typed = isMember ? typing(fits, (field) => canaries.next(`${own} ${field}`, [asker.id])) : fits
    const { body, statusCode } = await send(name, asker?.cookie ?? '', typed as object)
    if (statusCode === 200) counted.done++
    else notDone.push(`${name} ${statusCode} ${body}`)
    if (own === 'privacy.exportPerson') {
      take(wrong.answers, wrongExport(walk, body, stage.noor))
      const theirs = canaries.in(body).filter(isTheirsAlone)
      take(
        wrong.answers,
        theirs.map(({ of }) => `${own}: an admin sees ${of}`),
      )
    } else take(wrong.answers, wrongIn(body, readerOf(asker), own, canaries.in(JSON.stringify(fits))))
    await world.settled()
    await openMails()
    const facts = await stage.query('select * from facts order by at desc limit 20')
    take(wrong.facts, wrongIn(JSON.stringify(facts), { name: 'everybody who listens', in: [], id: null }, own))
    await back()
  }
  counted.templates = templates.size
  for (const { ear, said } of ears) {
    const text = said.join('')
    counted.pieces += said.length
    counted.kinds = Math.max(counted.kinds, new Set(text.match(/"kind":"[^"]*"/g)).size)
    take(wrong.streams, wrongIn(text, ear, 'stream'))
  }
  return { notDone, wrong }
}

/** The people of the stage as readers of what the others keep. */
async function readersOf({ stage: { query }, lookerOf }: Walk): Promise<(person: { id: string } | null) => Reader> {
  const people = await query<{ id: string; role: string; entitled: boolean }>(
    'select p.id, role, exists (select 1 from entitlements e where e.user_id = p.id) as entitled from profiles p',
  )
  const readers = new Map<string, Reader>(
    people.map(({ id, role, entitled }) => [id, { name: role, in: seenBy(role, entitled), id }]),
  )
  return (person) =>
    person ? (readers.get(person.id) ?? { name: 'nobody', in: [], id: person.id }) : lookerOf('visitor')
}

/** The kinds in an export of somebody that are not theirs. */
export const wrongExport = ({ wrongIn }: Walk, text: string, { id }: { id: string }): string[] =>
  wrongIn(text, { name: 'the export of a person', in: [], id }, 'export')
