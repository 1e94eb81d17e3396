import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { handleKey } from '@bewezen/domain/external/handle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { aDelivery, deliver } from './testing/delivers.ts'

const world = await openWorld({ env: { EXTERNAL_LIMIT: '1000000' } })
const { given } = world
const admin = await world.person({ role: 'admin' })
const sourceType = 'instagram'
const kept = (handle: string) => admin.does(external.showKept, { sourceType, handle })
const erase = (handle: string) => admin.does(external.eraseHandle, { sourceType, handle })

test('IN-EXT-15 IN-EXT-35 IN-EXT-36 IN-EXT-50 two people in one thread of the channel have a conversation each, and erasing one leaves the other', async () => {
  const source = await given.externalSource()
  const says = (handle: string, content: string) =>
    deliver(world, source, aDelivery({ participant_handle: handle, participant_name: handle, content }))
  const [mira, bas] = [await says('mira', 'Van Mira'), await says('bas', 'Van Bas')]
  const again = await says('@MIRA', 'Nog eens van Mira')
  expect([again.body.thread_id, mira.body.thread_id === bas.body.thread_id]).toEqual([mira.body.thread_id, false])
  const said = async (handle: string) =>
    (await kept(handle)).threads.map(({ participantName, messages }) => [
      participantName,
      ...messages.map(({ content }) => content),
    ])
  expect(await said('mira')).toEqual([['@MIRA', 'Van Mira', 'Nog eens van Mira']])
  expect(await said('bas')).toEqual([['bas', 'Van Bas']])
  expect(await erase('bas')).toEqual({ threads: 1, messages: 1 })
  expect([await said('bas'), await said('mira')]).toEqual([[], [['@MIRA', 'Van Mira', 'Nog eens van Mira']]])
})

test('IN-EXT-19 IN-EXT-36 IN-EXT-50 a message that is delivered again under another handle is the same, also once it was erased', async () => {
  const source = await given.externalSource()
  const sent = aDelivery({ participant_handle: 'eerst' })
  const first = await deliver(world, source, sent)
  const renamed = { ...sent, participant_handle: 'later' }
  expect((await deliver(world, source, renamed)).body).toEqual({ thread_id: first.body.thread_id, duplicate: true })
  expect((await kept('later')).threads).toEqual([])
  await erase('eerst')
  expect((await deliver(world, source, renamed)).body).toEqual({ thread_id: null, duplicate: true })
  expect((await kept('later')).threads).toEqual([])
})

const handles = ['@Kim', 'kim', ' KIM', 'sanne', 'Ravi']
const saying = fc.record({
  to: fc.nat({ max: 1 }),
  thread: fc.constantFrom('a', 'b'),
  id: fc.nat({ max: 5 }).map(String),
  handle: fc.constantFrom(...handles),
})
const step = fc.oneof({ weight: 8, arbitrary: saying }, fc.record({ erased: fc.constantFrom(...handles) }))

test('IN-EXT-19 IN-EXT-35 IN-EXT-36 IN-EXT-50 whoever writes where, repeats and is erased: what is kept of each is what they wrote, once, and nothing of another', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const sources = [await given.externalSource(), await given.externalSource()]
      run++
      const named = (handle: string) => `${handle}${run}`
      const keyOf = (handle: string) => handleKey(sourceType, named(handle))
      type Said = { by: string; content: string; place: string }
      const said = new Map<string, Said>()
      const erased = new Set<string>()
      const by = (handle: string) => [...said].filter(([, { by }]) => by === keyOf(handle))
      for (const [at, it] of steps.entries()) {
        if ('erased' in it) {
          const theirs = by(it.erased)
          const places = new Set(theirs.map(([, { place }]) => place))
          expect(await erase(named(it.erased))).toEqual({ threads: places.size, messages: theirs.length })
          for (const [name] of theirs) {
            said.delete(name)
            erased.add(name)
          }
          continue
        }
        const source = sources[it.to]
        if (!source) return expect.unreachable()
        const place = `${it.to} ${it.thread}`
        const name = `${place} ${it.id}`
        const { status, body } = await deliver(
          world,
          source,
          aDelivery({
            external_thread_id: it.thread,
            external_message_id: it.id,
            participant_handle: named(it.handle),
            content: `${at}`,
          }),
        )
        expect([status, body.duplicate]).toEqual([200, said.has(name) || erased.has(name)])
        if (!body.duplicate) said.set(name, { by: keyOf(it.handle), content: `${at}`, place })
      }
      for (const handle of handles) {
        const { threads } = await kept(named(handle))
        const theirs = by(handle)
        expect(threads).toHaveLength(new Set(theirs.map(([, { place }]) => place)).size)
        expect(threads.flatMap(({ messages }) => messages.map(({ content }) => content)).toSorted()).toEqual(
          theirs.map(([, { content }]) => content).toSorted(),
        )
      }
    }),
    { numRuns: runs(15, 500) },
  )
})
