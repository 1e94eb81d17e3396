import { MutationCache, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Saving, watchSaving } from './saving.ts'

/** A dashboard that is watched: what it said, and how to save something that ends well or not when that is told. */
function watched() {
  const mutations = new MutationCache()
  const client = new QueryClient({ mutationCache: mutations })
  const said: Saving[] = []
  watchSaving(mutations, (saving) => said.push(saving))
  const save = () => {
    let end = (_isRefused: boolean) => {}
    const outcome = new Promise<void>((done, fail) => {
      end = (isRefused) => (isRefused ? fail(new Error('refused')) : done())
    })
    const mutation = mutations.build(client, { mutationFn: () => outcome, networkMode: 'always' })
    const settled = mutation.execute(undefined).catch(() => {})
    return (isRefused: boolean) => {
      end(isRefused)
      return settled
    }
  }
  return { said, save }
}

test('EV-ADMIN-12 EV-MORE-94 what is saved is said once all of it is', async () => {
  const { said, save } = watched()
  const [first, second] = [save(), save()]
  expect(said).toEqual(['saving'])
  await first(false)
  expect(said).toEqual(['saving'])
  await second(false)
  expect(said).toEqual(['saving', 'saved'])
})

test('EV-MORE-94 of what was refused nothing is said, nor of what was saved before or beside it', async () => {
  const { said, save } = watched()
  await save()(false)
  await save()(true)
  expect(said).toEqual(['saving', 'saved', 'saving', null])
  const [refused, saved] = [save(), save()]
  await refused(true)
  await saved(false)
  expect(said.slice(4)).toEqual(['saving', null])
  await save()(false)
  expect(said.at(-1)).toBe('saved')
})
