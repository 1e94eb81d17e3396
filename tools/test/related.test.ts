import { expect, test } from 'vitest'
import { filesUnder, projectRoot } from '../base/files.ts'
import { relatedStories, relatedTests, storiesOf } from './related.ts'

const tree = new Map([
  ['domain/feed/rules.ts', ''],
  ['domain/feed/rules.test.ts', `import { x } from './rules.ts'`],
  ['domain/contract.ts', `import { x } from './feed/rules.ts'`],
  ['server/feed/post.ts', `import { x } from '@bewezen/domain/feed/rules.ts'`],
  ['server/feed/post.test.ts', `import { openWorld } from '../base/testing/world.ts'`],
  ['server/open.ts', `import { x } from './feed/post.ts'`],
  ['server/base/testing/world.ts', `import { openHouse } from '../../open.ts'`],
  ['server/shop/cart.test.ts', `import { openWorld } from '../base/testing/world.ts'`],
  ['web/shop/Shelf.tsx', `import { x } from '@bewezen/domain/feed/rules.ts'\nimport type { y } from './Cart.tsx'`],
  ['web/shop/Cart.tsx', `import { Shelf } from './Shelf.tsx'`],
  ['web/shop/Cart.test.tsx', `import { Cart } from './Cart.tsx'`],
  ['web/base/date.ts', ''],
  ['web/base/date.test.ts', `import { y } from './date.ts'`],
])

test('a change reaches what imports it and the tests of its room, and not each test that opens a world', () => {
  expect(relatedTests(['domain/feed/rules.ts'], tree)).toEqual([
    'domain/feed/rules.test.ts',
    'server/feed/post.test.ts',
    'web/shop/Cart.test.tsx',
  ])
})

test('what opens a world reaches all that open one', () => {
  expect(relatedTests(['server/base/testing/world.ts'], tree)).toEqual([
    'server/feed/post.test.ts',
    'server/shop/cart.test.ts',
  ])
})

test('a foundation, a page of documentation and a file that is gone reach what imports them alone', () => {
  expect(relatedTests(['web/base/date.ts', 'docs/architecture.md'], tree)).toEqual(['web/base/date.test.ts'])
  expect(relatedTests(['web/base/gone.ts'], tree)).toEqual([])
})

test('stories are those that changed and those of the rooms, the nearest of each room first', () => {
  const stories = ['events', 'events-paying', 'shell', 'cart'].map((name) => `stories/${name}.story.ts`)
  const [events, paying, shell, cart] = stories
  expect(relatedStories(['web/events/Card.tsx'], stories)).toEqual([events, paying])
  expect(relatedStories(['stories/shell.story.ts', 'web/event/x.ts'], stories)).toEqual([shell])
  expect(relatedStories(['server/events/enrol.ts', 'web/shop/Shelf.tsx', 'stories/shell.story.ts'], stories)).toEqual([
    shell,
    events,
    cart,
    paying,
  ])
})

test('every room has stories, and every story that a room names is there', () => {
  const there = filesUnder(projectRoot, (path) => path.endsWith('.story.ts'))
  const named = Object.values(storiesOf).flat()
  expect(named.filter((name) => !there.includes(`stories/${name}.story.ts`))).toEqual([])
  const rooms = filesUnder(projectRoot, (path) => /^(domain|server|web)\/[^/]+\/./.test(path)).map(
    (path) => path.split('/')[1] ?? '',
  )
  const withoutStories = ['base', 'backup', 'demo', 'doctor', 'migrations']
  expect([...new Set(rooms)].filter((room) => !(room in storiesOf || withoutStories.includes(room)))).toEqual([])
})
