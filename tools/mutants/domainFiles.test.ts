import { expect, test } from 'vitest'
import { byRoom, hasRules, namedBy } from './domainFiles.ts'

test.each([
  ['domain/events/seats.ts', '', true],
  ['domain/events/words.ts', '', true],
  ['domain/events/seats.test.ts', '', false],
  ['domain/events/testing/lives.ts', '', false],
  ['domain/pictures/motifs/food.ts', '', false],
  ['domain/pictures/shapes.ts', '', false],
  ['domain/pictures/choose.ts', '', true],
  ['domain/facts.ts', '', false],
  ['server/events/seats.ts', '', false],
  ['domain/events/contract.ts', "import { operation } from '../base/operation.ts'", false],
])('%s with %j has rules to change: %s', (path, text, has) => {
  expect(hasRules(path, text)).toBe(has)
})

const files = ['domain/access/gate.ts', 'domain/events/seats.ts', 'domain/events/series.ts', 'domain/eventsOfOld/x.ts']

test.each([
  [[], files],
  [['events'], files.slice(1, 3)],
  [['domain/events/'], files.slice(1, 3)],
  [['events/seats.ts', 'domain/access/gate.ts'], files.slice(0, 2)],
  [['nothing'], []],
])('the paths %j name %j', (paths, named) => {
  expect(namedBy(paths, files)).toEqual(named)
})

test('each room is tried with its own files', () => {
  expect([...byRoom(files)]).toEqual([
    ['access', files.slice(0, 1)],
    ['events', files.slice(1, 3)],
    ['eventsOfOld', files.slice(3)],
  ])
})
