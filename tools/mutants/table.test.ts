import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from '../base/files.ts'
import { syntaxOf } from '../base/syntax.ts'
import { readRequirements } from '../trace/requirements.ts'
import { type Mutant, mutated } from './mutant.ts'
import { mutants } from './table.ts'

const there = (path: string) => existsSync(join(projectRoot, path))

/** What keeps an entry from being tried, or null. */
function faultOf(mutant: Mutant): string | null {
  const { file, noticedBy } = mutant
  const missing = [file, ...noticedBy].find((path) => !there(path))
  if (missing) return `${missing} is not there`
  const broken = mutated(readFileSync(join(projectRoot, file), 'utf8'), mutant)
  if ('stale' in broken) return broken.stale
  try {
    syntaxOf(file, broken.text)
    return null
  } catch (error) {
    return String(error)
  }
}

test('every entry still stands in its file, makes a program of it, and names tests that are there', () => {
  const stale = mutants.flatMap((mutant) => {
    const fault = faultOf(mutant)
    return fault ? [`${mutant.name}: ${fault}`] : []
  })
  expect(stale).toEqual([])
})

test('every entry has a name of its own and names requirements that there are', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  const ledger = filesUnder(projectRoot, (path) => /^docs\/requirements\/[^/]+\.md$/.test(path))
  const groups = readRequirements([...readAll(projectRoot, ledger).values()])
  const known = new Set(groups.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
  expect(mutants.flatMap(({ ids = [] }) => ids).filter((id) => !known.has(id))).toEqual([])
})

test('the table stays as large as it is', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(218)
})
