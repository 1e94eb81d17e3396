import { expect, test } from 'vitest'
import { offences } from './check.ts'

/** A tree in which each file holds the given lines. */
const tree = (files: Record<string, string>) => new Map(Object.entries(files))
const says = (files: Record<string, string>) => offences(tree(files)).map(({ at, says }) => `${at} ${says}`)

test.each([
  ['a room its own files', 'server/events/enrol.ts', './doors.ts'],
  ['a room a deeper file of its own', 'web/events/EventScreen.tsx', './card/EventCard.tsx'],
  ['a room the base of its floor, deeply', 'server/events/enrol.ts', '../base/database/pool.ts'],
  ['a room the public names of another', 'server/events/enrol.ts', '../payments/index.ts'],
  ['a screen the public names of another room', 'web/events/EventScreen.tsx', '../profile/index.tsx'],
  ['the server the domain', 'server/events/enrol.ts', '@bewezen/domain/events/enrolment.ts'],
  ['the web floor the domain', 'web/events/EventScreen.tsx', '@bewezen/domain/events/words.ts'],
  ['the server the domain by a relative path', 'server/events/enrol.ts', '../../domain/events/enrolment.ts'],
  ['a domain room any file of another', 'domain/events/enrolment.ts', '../access/capabilities.ts'],
  ['the live stream what is no room of the domain', 'web/base/live/live.ts', '@bewezen/domain/facts.ts'],
  ['the base of a floor the domain', 'server/base/serve.ts', '@bewezen/domain/access/gate.ts'],
  ['a table the table of another room that it points at', 'server/inbox/tables.ts', '../profile/tables.ts'],
  ['a room the tables of another, to read and join them', 'server/events/enrol.ts', '../profile/tables.ts'],
  ['the demo community a private file', 'server/demo/fill.ts', '../events/enrol.ts'],
  ['a composition root a private file', 'server/main.ts', './events/enrol.ts'],
  ['a composition root on the web floor a private file', 'web/routes.tsx', './events/EventScreen.tsx'],
  ['a test a private file of another room', 'server/events/enrol.test.ts', '../payments/settle.ts'],
  ['a test what is made for tests', 'server/events/enrol.test.ts', '../base/testing/cast.ts'],
  ['a test of the web floor the server', 'web/base/live/apply.test.ts', '../../../server/base/testing/cast.ts'],
  ['what is made for tests a private file', 'server/base/testing/cast.ts', '../../account/signUp.ts'],
  ['a story the server', 'stories/first-day.story.ts', '../server/base/testing/start.ts'],
  ['a story the domain', 'stories/first-day.story.ts', '@bewezen/domain/account/words.ts'],
  ['a tool the settings', 'tools/env.ts', '../server/base/settings.ts'],
  ['a tool the frame of all benches', 'tools/bench.ts', './bench/run.ts'],
  ['a bench the frame of all benches', 'server/inbox/bench/page.ts', '../../../tools/bench/bench.ts'],
  ['anybody a package', 'domain/events/enrolment.ts', 'zod'],
])('may import: %s', (_what, from, to) => {
  expect(says({ [from]: `import { a } from '${to}'` })).toEqual([])
})

test.each([
  [
    'domain the server',
    'domain/events/enrolment.ts',
    '../../server/events/doors.ts',
    'domain must not import server (server/events/doors.ts): it may import nothing of ours',
  ],
  [
    'a test on the domain floor the server',
    'domain/events/enrolment.test.ts',
    '@bewezen/server/events/doors.ts',
    'domain must not import server (server/events/doors.ts): it may import nothing of ours',
  ],
  [
    'server the web floor',
    'server/base/rendered.ts',
    '../../web/server.tsx',
    'server must not import web (web/server.tsx): it may import domain',
  ],
  [
    'web the server',
    'web/events/EventScreen.tsx',
    '@bewezen/server/events/index.ts',
    'web must not import server (server/events/index.ts): it may import domain',
  ],
  [
    'a story the web floor',
    'stories/first-day.story.ts',
    '../web/base/look/Button.tsx',
    'stories must not import web (web/base/look/Button.tsx): it may import domain, server, tools',
  ],
  [
    'server the tools',
    'server/main.ts',
    '../tools/base/print.ts',
    'server must not import tools (tools/base/print.ts): it may import domain',
  ],
  [
    'a private file of another room',
    'server/events/enrol.ts',
    '../payments/checkout.ts',
    'server/payments/checkout.ts is private to the room payments: import what server/payments/index.ts exports',
  ],
  [
    'an index that is not at the top of its room',
    'web/events/EventScreen.tsx',
    '../profile/card/index.tsx',
    'web/profile/card/index.tsx is private to the room profile: import what web/profile/index.ts exports',
  ],
  [
    'a room from the base of the server',
    'server/base/serve.ts',
    '../access/index.ts',
    'server/base must not import the room access (server/access/index.ts): let the room register itself with base',
  ],
  [
    'a room from the base of the domain',
    'domain/base/operation.ts',
    '../access/capabilities.ts',
    'domain/base must not import the room access (domain/access/capabilities.ts): import only its types',
  ],
  [
    'a composition root from a room',
    'server/events/enrol.ts',
    '../main.ts',
    'server/main.ts puts the server floor together: no room may import it',
  ],
  [
    'what is made for tests',
    'server/events/enrol.ts',
    '../base/testing/cast.ts',
    'only tests may import server/base/testing/cast.ts: it is made for tests',
  ],
  [
    'a room of the domain from what serves every room',
    'web/base/live/live.ts',
    '@bewezen/domain/community/contract.ts',
    'web/base/live/live.ts serves every room and must know none (domain/community/contract.ts): take it as a parameter',
  ],
  [
    'a file on no floor',
    'server/main.ts',
    '../vitest.config.ts',
    'vitest.config.ts is on no floor: import from a floor or a package',
  ],
])('must not import: %s', (_what, from, to, sentence) => {
  expect(says({ [from]: `\nimport { a } from '${to}'` })).toEqual([`${from}:2 ${sentence}`])
})

test.each([
  ['a re-export', `export { a } from '../payments/checkout.ts'`],
  ['an export of everything', `export * from '../payments/checkout.ts'`],
  ['an import for its effect', `import '../payments/checkout.ts'`],
  ['a dynamic import', `const load = () => import('../payments/checkout.ts')`],
  ['a type import', `import type { A } from '../payments/checkout.ts'`],
  ['a type in place', `type A = import('../payments/checkout.ts').A`],
  ['an import with a question of Vite', `import a from '../payments/checkout.ts?raw'`],
])('an arrow is seen in %s', (_what, text) => {
  expect(says({ 'server/events/enrol.ts': text })).toEqual([
    expect.stringContaining('server/payments/checkout.ts is private'),
  ])
})

test('the base of the domain may know the types of a room', () => {
  expect(says({ 'domain/base/operation.ts': `import type { Needs } from '../access/capabilities.ts'` })).toEqual([])
})

test('files in a circle are told once, by the shortest way around', () => {
  const files = {
    'web/events/a.ts': `import './b.ts'\nimport './c.ts'`,
    'web/events/b.ts': `import './c.ts'`,
    'web/events/c.ts': `import './a.ts'`,
    'web/events/d.ts': `import './a.ts'`,
  }
  expect(says(files)).toEqual([
    'web/events/a.ts:2 these files import each other in a circle: web/events/a.ts → web/events/c.ts → web/events/a.ts',
  ])
})

test('a circle that types alone close is one too: who reads one file has to read the other', () => {
  const file = (other: string) => `import type { A } from './${other}.ts'`
  expect(says({ 'web/events/a.ts': `import './b.ts'`, 'web/events/b.ts': file('a') })).toHaveLength(1)
  expect(says({ 'domain/events/a.ts': file('b'), 'domain/events/b.ts': file('a') })).toHaveLength(1)
})

test('rooms may not import each other in a circle, even through different files or by type', () => {
  const files = {
    'server/events/enrol.ts': `import { checkout } from '../payments/index.ts'`,
    'server/events/index.ts': `export const a = 1`,
    'server/payments/index.ts': `export const b = 1`,
    'server/payments/settle.ts': `import { a } from '../events/index.ts'`,
  }
  expect(says(files)).toEqual([
    'server/events/enrol.ts:1 these rooms import each other in a circle: events → payments → events',
  ])
  expect(says({ ...files, 'server/payments/settle.ts': `import type { A } from '../events/index.ts'` })).toHaveLength(1)
  const { 'server/payments/settle.ts': _, ...rest } = files
  expect(says({ ...rest, 'server/payments/settle.test.ts': `import { a } from '../events/index.ts'` })).toEqual([])
})

test('foreign keys both ways make no circle of rooms', () => {
  const files = {
    'server/account/signUp.ts': `import { makeProfile } from '../profile/index.ts'`,
    'server/profile/tables.ts': `import { users } from '../account/tables.ts'`,
  }
  expect(says(files)).toEqual([])
  expect(says({ ...files, 'server/profile/avatar.ts': `import { a } from '../account/index.ts'` })).toHaveLength(1)
})

test('a folder that says what kind of file it holds is refused', () => {
  expect(says({ 'web/base/utils/date.ts': '', 'web/base/look/date.ts': '' })).toEqual([
    `web/base/utils/date.ts a folder is named after its room or subject, not 'utils'`,
  ])
})

test('a room may read the table of another room, and only its own room writes it', () => {
  const uses = (what: string) =>
    says({ 'server/events/enrol.ts': `import { profiles } from '../profile/tables.ts'\n${what}` })

  expect(uses('tx.select().from(profiles)')).toEqual([])
  expect(uses('tx.update(profiles).set({ points: 1 })')).toEqual([
    'server/events/enrol.ts:2 profiles belongs to the room profile: call a function that server/profile/index.ts exports',
  ])
})

test('the access room writes the columns of profiles that are its own', () => {
  const file = `import { profiles } from '../profile/tables.ts'\ntx.update(profiles).set({ role: 'student' })`
  expect(says({ 'server/access/role.ts': file })).toEqual([])
})
