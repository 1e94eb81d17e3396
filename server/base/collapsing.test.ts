import { expect, test } from 'vitest'
import { collapsed } from './collapsing.ts'
import type { Db } from './database/open.ts'

const db = {} as Db
/** A reading that is held until it is let go: what it read is what stood there when it began. */
function held() {
  const begun: { key: string; end: () => void; fail: () => void }[] = []
  const state = { value: 0 }
  const read = collapsed((_db, key) => {
    const { value } = state
    return new Promise<string>((resolve, reject) =>
      begun.push({ key, end: () => resolve(`${key} ${value}`), fail: () => reject(new Error('away')) }),
    )
  })
  return { begun, state, read }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('EV-MORE-110 who asks while the same is read shares the next reading, which has what was written before they asked', async () => {
  const { begun, state, read } = held()
  const first = read(db, 'a')
  state.value = 1
  const [second, third] = [read(db, 'a'), read(db, 'a')]
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  expect(await first).toBe('a 0')
  await turn()
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  expect(await Promise.all([second, third])).toEqual(['a 1', 'a 1'])
  await turn()
  void read(db, 'a')
  expect(begun).toHaveLength(3)
})

test('EV-MORE-110 another list, and the same of another database, are read by themselves', async () => {
  const { begun, read } = held()
  const asked = [read(db, 'a'), read(db, 'b'), read({} as Db, 'a')]
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b', 'a'])
  for (const { end } of begun) end()
  expect(await Promise.all(asked)).toEqual(['a 0', 'b 0', 'a 0'])
})

test('EV-MORE-110 a reading that fails fails for who asked it, and not for who waited', async () => {
  const { begun, read } = held()
  const first = read(db, 'a')
  const second = read(db, 'a')
  begun[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await turn()
  begun[1]?.end()
  expect(await second).toBe('a 0')
  await turn()
  void read(db, 'a')
  expect(begun).toHaveLength(3)
})
