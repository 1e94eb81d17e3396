import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

const ledger = `# Requirements
Prose with **bold** and an id, SH-USER-99, is no requirement.
## SH-USER Usernames
- **SH-USER-01** Input is lowercased. (§4)
- **SH-USER-02** [DECIDE] [LATER] Is there more? -> yes.
- a line without an id
## X3-GEN General
- **X3-GEN-01** [VOID] Taken back.
- **X3-GEN-02b** Mentions [VOID] only in passing.
`

test('the ledger is read into groups with their marks', () => {
  const groups = readRequirements([ledger])
  expect(groups.map((group) => [group.name, group.title])).toEqual([
    ['SH-USER', 'Usernames'],
    ['X3-GEN', 'General'],
  ])
  expect(groups.flatMap((group) => group.requirements).map(({ id, later, ...one }) => [id, later, one.void])).toEqual([
    ['SH-USER-01', false, false],
    ['SH-USER-02', true, false],
    ['X3-GEN-01', false, true],
    ['X3-GEN-02b', false, false],
  ])
})

test('an id that stands twice, even in two files, is refused', () => {
  expect(() => readRequirements([ledger, '- **SH-USER-01** Again.'])).toThrow('SH-USER-01 stands twice')
})
