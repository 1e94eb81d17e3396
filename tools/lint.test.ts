import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from './base/files.ts'

/** What lint says of a text by our rules. */
function lint(text: string): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync(join(projectRoot, 'biome.json'), join(folder, 'biome.json'))
  writeFileSync(join(folder, 'snippet.ts'), `${text}\n`)
  const biome = join(projectRoot, 'node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

// A nursery rule may move or change with another release. In such a spread TypeScript lets every name pass.
test('a literal that is spread into a literal is refused, one behind a condition is not', () => {
  const spread = lint('export const one = (b: number) => ({ a: 1, ...{ b } })')
  expect(spread.said).toContain('noUselessSpread')
  expect(spread.status).toBe(1)
  const behind = lint('export const one = (b?: number) => ({ a: 1, ...(b ? { b } : {}) })')
  expect(behind.status, behind.said).toBe(0)
})
