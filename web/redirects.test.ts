import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { moved } from './redirects.ts'

const sentOn = (from: ReturnType<typeof moved>, searchStr: string) => {
  try {
    from.beforeLoad({ location: { searchStr } })
  } catch (thrown) {
    if (isRedirect(thrown)) return [thrown.status, thrown.options.href]
  }
  return null
}

test('SH-ROUTE-26 SUB-PAGE-12 ROUTE-TABLE-08 ROUTE-TABLE-15 an address that became another one is left for good, with its query', () => {
  expect(sentOn(moved('/subscription'), '?van=mail')).toEqual([308, '/subscription?van=mail'])
  expect(sentOn(moved('/community'), '')).toEqual([308, '/community'])
})

test('the first page of a section is only where one goes for now', () => {
  expect(sentOn(moved('/admin/overzicht', 307), '')).toEqual([307, '/admin/overzicht'])
})
