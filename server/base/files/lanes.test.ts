import { expect, test } from 'vitest'
import { openLanes } from './lanes.ts'

/** Lanes with pieces of work that begin in sight and end when told to. */
function given(atOnce: number, waiting: number) {
  const inLane = openLanes(atOnce, waiting)
  const begun: string[] = []
  const ends = new Map<string, { resolve(name: string): void; reject(fault: Error): void }>()
  const enter = (name: string) =>
    inLane(() => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      begun.push(name)
      ends.set(name, { resolve, reject })
      return promise
    })
  const finish = (name: string) => ends.get(name)?.resolve(name)
  const fail = (name: string) => ends.get(name)?.reject(new Error(name))
  return { enter, begun, finish, fail }
}

const settled = () => new Promise((done) => setImmediate(done))

test('only so much work runs at once and the rest follows in order of arrival', async () => {
  const { enter, begun, finish } = given(2, 10)
  const all = ['a', 'b', 'c', 'd'].map(enter)
  await settled()
  expect(begun).toEqual(['a', 'b'])
  finish('b')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  finish('a')
  finish('c')
  await settled()
  finish('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails gives its lane back', async () => {
  const { enter, begun, fail, finish } = given(1, 1)
  const first = enter('a')
  const second = enter('b')
  fail('a')
  await expect(first).rejects.toThrow('a')
  await settled()
  expect(begun).toEqual(['a', 'b'])
  finish('b')
  expect(await second).toBe('b')
})

test('who comes when the line is full is turned away, and later ones are welcome again', async () => {
  const { enter, begun, finish } = given(1, 1)
  const first = enter('a')
  const second = enter('b')
  expect(await Promise.race([enter('c'), settled().then(() => 'waits')])).toBeNull()
  finish('a')
  await first
  await settled()
  finish('b')
  await second
  void enter('d')
  expect(begun).toEqual(['a', 'b', 'd'])
})
