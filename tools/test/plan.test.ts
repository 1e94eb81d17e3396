import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../base/files.ts'
import { changedRun, mayChangePages, wholeRun } from './plan.ts'
import { allPages, steps } from './steps.ts'

const commandsOf = (name: string, choice: Parameters<typeof steps>[1]) =>
  steps((name) => name, choice)
    .find((step) => step.name === name)
    ?.commands.flat()

test('CI, and a copy without history, leave nothing out', () => {
  expect(wholeRun(projectRoot, { CI: 'true' })).toEqual({ choice: {}, says: [] })
  const elsewhere = mkdtempSync(join(tmpdir(), 'bewezen-no-git-'))
  try {
    expect(wholeRun(elsewhere, {})).toEqual({ choice: {}, says: [] })
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
})

test.each([
  ['web/events/Card.tsx', true],
  ['domain/events/words.ts', true],
  ['server/base/http/pages.ts', true],
  ['stories/world.ts', true],
  ['package-lock.json', true],
  ['stories/all-pages.story.ts', true],
  ['stories/waiting.story.ts', true],
  ['web/events/Card.test.tsx', false],
  ['server/events/enrol.ts', false],
  ['stories/inbox.story.ts', false],
  ['docs/architecture.md', false],
])('a change of %s may change what the stories of all pages look at: %s', (file, may) => {
  expect(mayChangePages(file)).toBe(may)
})

test('without a change of pages their stories are left out by their tag, and nothing else is', () => {
  expect(commandsOf('stories', {})).not.toContain(allPages)
  expect(commandsOf('stories', { withoutAllPages: true })).toEqual(expect.arrayContaining(['--grep-invert', allPages]))
})

test('of a change the nearest tests run, and what is left is said', () => {
  const rules = ['domain/feed/rules.ts', '']
  const near = ['domain/feed/rules.test.ts', `import { x } from './rules.ts'`]
  const far = Array.from({ length: 70 }, (_, at) => [`server/feed/far${at}.test.ts`, ''])
  const tree = new Map([rules, near, ...far, ['stories/feed.story.ts', '']] as [string, string][])

  const { choice, says } = changedRun({ since: 'abc', files: ['domain/feed/rules.ts'] }, tree)

  expect(choice.only?.tests[0]).toBe('domain/feed/rules.test.ts')
  expect(choice.only?.tests).toHaveLength(60)
  expect(says.join()).toContain('11 test files that are further away')
  expect(commandsOf('stories', choice)).toContain('stories/feed.story.ts')
})

test('of more stories than fit the nearest run, and the others are said', () => {
  const names = ['events', 'events-calendar', 'events-paying', 'events-series']
  const tree = new Map(names.map((name): [string, string] => [`stories/${name}.story.ts`, '']))

  const { choice, says } = changedRun({ since: 'abc', files: ['web/events/Card.tsx'] }, tree)

  expect(choice.only?.stories).toEqual(names.slice(0, 3).map((name) => `stories/${name}.story.ts`))
  expect(says.join()).toContain('Not run: the stories stories/events-series.story.ts')
})

test('a change that no test can notice runs the checks alone', () => {
  const { choice } = changedRun({ since: 'abc', files: ['docs/architecture.md'] }, new Map())
  const names = steps((name) => name, choice).map(({ name }) => name)
  expect(names).toEqual(['types', 'lint', 'arrows', 'trace'])
})
