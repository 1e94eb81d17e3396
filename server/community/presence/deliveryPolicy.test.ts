import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../base/testing/eventually.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { newMessage } from '../testing/newMessage.ts'

const world = await openWorld()
const { given, house } = world

/** A stream, and everything that was written to it, piece by piece. */
async function piecesOf(person: TestPerson) {
  const pieces: string[][] = []
  const places: Record<string, string | undefined> = {}
  const leave = await house.live.open(
    {
      token: person.token,
      snapshot: await house.snapshots.of(person.token),
      write: (piece) => {
        const said = [...piece.matchAll(/^data: (.*)$/gm)].map(
          ([, text = '']) => JSON.parse(text) as LiveFact | LiveSignal,
        )
        for (const one of said) if (one.kind === 'message.posted') places[one.ids.channelId ?? ''] = one.ids.seq
        if (said.length > 0) pieces.push(said.map(({ kind }) => kind).filter((kind) => kind !== 'presence'))
      },
      end: () => {},
    },
    null,
  )
  const told = () => pieces.filter((kinds) => kinds.length > 0 && kinds[0] !== 'hello')
  return { told, places: () => places, leave }
}
/** However slow the machine is, what waits in line goes only when the test says so. */
function noSecondPasses(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
}
const isIn = (who: TestPerson, channelId: string) => who.does(community.here, { viewId: newId(), channelId })

test('COM-CHAT-08 who has a channel before them hears a message at once and whole; every reader hears of several in one piece, in each channel of the last', async () => {
  const [channel, quiet, noor, sem, vera] = [
    await given.channel(),
    await given.channel(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  await house.settled()
  await isIn(sem, channel.id)
  const [inside, outside] = [await piecesOf(sem), await piecesOf(vera)]
  const { seq: before } = house.live
  noSecondPasses()

  await noor.does(community.post, newMessage(channel, 'een'))
  const whole = () =>
    inside
      .told()
      .flat()
      .filter((kind) => kind === 'message')
  await eventually(() => expect(whole()).toHaveLength(1))
  await noor.does(community.post, newMessage(channel, 'twee'))
  await eventually(() => expect(whole()).toHaveLength(2))
  await noor.does(community.post, newMessage(quiet, 'drie'))
  // Each was read by who wrote it.
  await eventually(() => expect(house.live.seq).toBe(before + 6))
  house.live.flushWaiting()

  // Of each channel the last one: its place says how many there are.
  for (const who of [inside, outside]) expect(who.places()).toEqual({ [channel.id]: '2', [quiet.id]: '1' })
  expect(whole()).toHaveLength(2)
  expect(
    outside
      .told()
      .flat()
      .filter((kind) => kind !== 'message.posted'),
  ).toEqual([])
  inside.leave()
  outside.leave()
})

test('COM-CHAT-19 a private message waits for nobody, and comes whole to those alone who have it before them', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
  const [phone, admin] = [await world.signedIn(sem), await world.person({ role: 'admin' })]
  await house.settled()
  await isIn(sem, conversationId)
  const [open, elsewhere, others] = [await piecesOf(sem), await piecesOf(phone), await piecesOf(admin)]

  await noor.does(community.post, newMessage({ id: conversationId }, 'Alleen voor jou'))
  await eventually(() => expect(open.told().flat()).toEqual(['message', 'message.posted', 'notification.made']))
  await eventually(() => expect(elsewhere.told().flat()).toEqual(['message.posted', 'notification.made']))

  expect(others.told()).toEqual([])
  for (const { leave } of [open, elsewhere, others]) leave()
})

test('COM-CHAT-35 a message does not come with the stream of who lost access to its channel, though they still have it before them', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person({ role: 'teacher' }), await world.person()]
  const teacher = await world.person({ role: 'teacher' })
  await isIn(sem, channel.id)
  await isIn(teacher, channel.id)
  await house.settled()
  const [lost, kept] = [await piecesOf(sem), await piecesOf(teacher)]
  await house.database.pool.query(`update blueprints set allowed_roles = '["teacher"]' where id = $1`, [
    channel.communityId,
  ])
  noSecondPasses()

  await noor.does(community.post, newMessage(channel, 'Onder docenten'))
  await eventually(() => expect(kept.told().flat()).toContain('message'))
  house.live.flushWaiting()
  expect(kept.told().flat()).toEqual(['message', 'message.posted'])

  expect(lost.told()).toEqual([])
})

test('COM-CHAT-07 what comes with the stream is what everybody would be answered who asked for it', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const first = await noor.does(community.post, newMessage(channel, 'een'))
  await house.settled()
  await isIn(sem, channel.id)
  const ear = await sem.listens()

  const { id } = await noor.does(community.post, newMessage(channel, `Dag @${sem.username}`, { parentId: first.id }))
  await house.settled()

  const { messages } = await sem.does(community.messagesById, { ids: [id] })
  expect(messages).toHaveLength(1)
  expect(ear.signals.filter(({ kind }) => kind === 'message')).toEqual(
    messages.map((message) => ({ kind: 'message', message })),
  )
})
