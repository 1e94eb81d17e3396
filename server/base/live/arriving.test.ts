import { expect, test, vi } from 'vitest'
import { record } from '../facts/record.ts'
import { openWorld } from '../testing/world.ts'

const world = await openWorld()
const { house } = world

test('who come at the same time are let in together, each with what they missed and nobody twice', async () => {
  const noor = await world.person()
  const devices = [noor, ...(await Promise.all(Array.from({ length: 11 }, () => world.signedIn(noor))))]
  await house.settled()
  const before = house.live.seq
  for (let time = 0; time < 3; time += 1)
    await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: noor.id }))
  await house.settled()
  // Known already, so that all arrive before the first lookup can answer, however slow the machine.
  for (const { token } of devices) await house.snapshots.of(token)
  const asked = vi.spyOn(house.database.pool, 'query')

  const ears = await Promise.all(devices.map((device, index) => device.listens(before + (index % 4))))

  const lookedUp = asked.mock.calls.filter(([query]) => (query as { name?: string }).name === 'snapshots')
  asked.mockRestore()
  expect(lookedUp.length).toBeLessThanOrEqual(2)
  for (const [index, ear] of ears.entries()) {
    expect(ear.signals).toEqual([{ kind: 'hello', seq: before + 3 }])
    expect(ear.heard.map(({ seq }) => seq)).toEqual([1, 2, 3].slice(index % 4).map((more) => before + more))
  }
  await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: noor.id }))
  await house.settled()
  expect(ears.map((ear) => ear.heard.at(-1)?.seq)).toEqual(ears.map(() => before + 4))
})

test('one that may not listen does not keep out who came with it', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const auth = await house.auth.$context
  await auth.internalAdapter.deleteSession(sem.token)

  const [heard, refused] = await Promise.all([noor.listens(), sem.listens()])

  expect([heard.signals[0]?.kind, refused.signals[0]?.kind]).toEqual(['hello', 'ended'])
})

test('when the database fails at the door nobody is let in half, and who tries again is', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const { size } = house.live
  const lookUp = vi.spyOn(house.snapshots, 'ofAll').mockRejectedValue(new Error('the database is away'))

  const tries = await Promise.allSettled([noor.listens(), sem.listens()])
  lookUp.mockRestore()

  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(house.live.size).toBe(size)
  expect((await noor.listens()).signals[0]?.kind).toBe('hello')
})
