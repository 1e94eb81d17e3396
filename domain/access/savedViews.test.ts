import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isViewList, maxViews, viewListNames, viewQuery, viewRefusal } from './savedViews.ts'

test('ADM-MORE-41 what a list knows is kept in its order, without what is empty and without the page', () => {
  expect(viewQuery('gebruikers', { pagina: '3', abonnement: 'ending', rol: '', zoek: ' é&b ', lid: 'x' })).toBe(
    'zoek=%C3%A9%26b&abonnement=ending',
  )
  expect(viewQuery('moderatie', { zoek: 'x', na: 'y' })).toBe('')
  expect(viewQuery('abonnementen', { zoek: 'x', na: 'y', voor: 'z' })).toBe('zoek=x')
})

test('ADM-MORE-41 what was kept reads back as itself, whatever stands in the address', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...viewListNames),
      fc.dictionary(fc.constantFrom('zoek', 'rol', 'status', 'soort', 'pagina'), fc.string()),
      (list, query) => {
        const kept = viewQuery(list, query)
        expect(viewQuery(list, Object.fromEntries(new URLSearchParams(kept)))).toBe(kept)
        expect(kept).not.toContain('pagina')
      },
    ),
  )
})

test.each([
  ['a name', [], 'Opgezegd', null],
  ['no name', [], '  ', 'INVALID_INPUT'],
  ['a name of 40', [], 'x'.repeat(40), null],
  ['a name of 41', [], 'x'.repeat(41), 'INVALID_INPUT'],
  ['the name of another one, in other letters', ['opgezegd'], ' OPGEZEGD ', 'VIEW_NAME_IN_USE'],
  ['one more than fits', Array.from({ length: maxViews }, (_, at) => `v${at}`), 'Nieuw', 'TOO_MANY_VIEWS'],
  ['the last that fits', Array.from({ length: maxViews - 1 }, (_, at) => `v${at}`), 'Nieuw', null],
])('ADM-MORE-42 %s', (_what, others, name, code) =>
  expect(
    viewRefusal(
      others.map((other) => ({ name: other })),
      { name, isNew: true },
    )?.code ?? null,
  ).toBe(code),
)

test('ADM-MORE-42 a full list still takes another name for one that is there', () => {
  const others = Array.from({ length: maxViews }, (_, at) => ({ name: `v${at}` }))
  expect(viewRefusal(others, { name: 'Anders', isNew: false })).toBeNull()
})

test('ADM-MORE-40 only lists with filters keep any', () => {
  expect(['gebruikers', 'logboek', 'content', 'toString', undefined].map(isViewList)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
