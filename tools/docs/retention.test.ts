import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { retentionPage } from '../../server/privacy/retention/page.ts'
import { projectRoot } from '../base/files.ts'
import { withRetention } from './retention.ts'

test('OPS-KEEP-02 docs/operations.md says of each table what the sweeper does: write it anew with node tools/retention.ts', () => {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
  expect(page).toBe(withRetention(page, retentionPage()))
  expect(retentionPage()).toContain('| `notifications` | notifications that were read | 1 year since `created_at` |')
})

test('a page without the place for it is no page of ours', () => {
  expect(() => withRetention('# Operations', 'tables')).toThrow('no place')
})
