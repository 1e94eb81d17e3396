import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './query.ts'

test('a query is read back as it was written, as texts', () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string())
  fc.assert(
    fc.property(values, (query) => {
      expect({ ...readQuery(writeQuery(query)) }).toEqual({ ...query })
    }),
  )
})

test('numbers stay as the address wrote them, and what is not set is left out', () => {
  expect(readQuery('?channelId=007&mode=register')).toEqual({ channelId: '007', mode: 'register' })
  expect(writeQuery({ tab: undefined, page: 2, next: null })).toBe('?page=2')
  expect(writeQuery({})).toBe('')
})
