import { expect, test } from 'vitest'
import { offences } from './check.ts'
import { layersOf } from './layers.ts'

const page = (...rows: string[]) => `# Architecture

| room | what lives there |
|---|---|
| \`server\` | not this table |

## Layers of the web floor

From the bottom up.

| | |
|---|---|
${rows.join('\n')}

Not \`this\` either.

## After

| \`later\` | |
`
const rows = [
  '| `base` | parts |',
  '| `talk`, `legal` | like `shell` |',
  '| `chat` | |',
  '| files at the top | `router` |',
]
const layers = layersOf(page(...rows))
const says = (more: Record<string, string>) => {
  const rooms = { 'web/base/a.ts': '', 'web/talk/index.ts': '', 'web/legal/index.ts': '', 'web/chat/index.ts': '' }
  return offences(new Map(Object.entries({ ...rooms, ...more })), layers).map((one) => `${one.at} ${one.says}`)
}

test('the layers are the rooms in the first cells of the table under their heading', () => {
  expect(layers).toEqual([['base'], ['talk', 'legal'], ['chat']])
  expect(() => layersOf('# Architecture')).toThrow('docs/architecture.md has no table under')
})

test('a room imports what stands below it', () => {
  expect(says({ 'web/chat/say.ts': `import '../talk/index.ts'\nimport '../base/a.ts'\nimport './index.ts'` })).toEqual(
    [],
  )
})

test.each([
  ['above', 'web/talk/say.ts', '../chat/index.ts', 'the room chat stands above talk'],
  ['beside', 'web/talk/say.ts', '../legal/index.ts', 'the room legal stands beside talk'],
])('a room does not import what stands %s it, by value or by type', (_where, from, to, sentence) => {
  const told = `${from}:1 ${sentence} in the layers of docs/architecture.md: only what stands below may be imported`
  expect(says({ [from]: `import '${to}'` })).toEqual([told])
  expect(says({ [from]: `import type { A } from '${to}'` })).toEqual([told])
  expect(says({ [from]: `const load = () => import('${to}')` })).toEqual([told])
})

test('tests, files at the top and other floors have no layers', () => {
  const up = `import '../chat/index.ts'`
  expect(says({ 'web/talk/say.test.ts': up, 'web/talk/testing/say.ts': up })).toEqual([])
  expect(says({ 'web/router.ts': `import './chat/index.ts'\nimport './talk/index.ts'` })).toEqual([])
  expect(says({ 'server/talk/say.ts': up, 'server/chat/index.ts': '' })).toEqual([])
})

test('every room of the floor stands in one layer, and a layer names no other', () => {
  expect(says({ 'web/shop/index.ts': '', 'web/top.ts': '' })).toEqual([
    'docs/architecture.md the room shop of the web floor stands in none of its layers',
  ])
  const wrong = layersOf(page(...rows, '| `talk`, `gone` | |'))
  const tree = new Map(['base', 'talk', 'legal', 'chat'].map((room) => [`web/${room}/index.ts`, '']))
  expect(offences(tree, wrong).map((one) => one.says)).toEqual([
    'a layer names gone, which is no room of the web floor',
    'the room talk stands in two layers',
  ])
})
