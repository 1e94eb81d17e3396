import { expect, test } from 'vitest'
import { actionsOf, auditActions, auditKinds } from './audit.ts'

test('ADM-PANEL-20 narrowed to a kind, the log has the lines of that kind', () => {
  expect(actionsOf('access')).toEqual(['role.changed', 'top5.set', 'viewing.started', 'viewing.stopped'])
  expect(actionsOf('medical')).toEqual(['medical.emergency'])
})

test('ADM-PANEL-20 every line belongs to one kind', () => {
  expect(auditKinds.flatMap(actionsOf).sort()).toEqual(Object.keys(auditActions).sort())
})
