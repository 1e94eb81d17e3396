import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockRefusal, eraseRefusal, type Managed, roleRefusal } from './people.ts'
import { roles } from './roles.ts'

const managed = (more: Partial<Managed> = {}): Managed => ({
  actorId: 'jasper',
  personId: 'sanne',
  role: 'student',
  admins: 2,
  ...more,
})

describe('ADM-PANEL-05 SH-ROLE-08 giving somebody another role', () => {
  test.each([
    ['another role', managed(), { from: 'student', to: 'teacher' }, null],
    ['a member, of one admin', managed({ admins: 1 }), { from: 'student', to: 'teacher' }, null],
    ['oneself, who is no admin', managed({ personId: 'jasper' }), { from: 'student', to: 'teacher' }, null],
    ['making an admin', managed({ admins: 1 }), { from: 'student', to: 'admin' }, null],
    ['the role they have', managed(), { from: 'student', to: 'student' }, null],
    ['another admin', managed({ role: 'admin' }), { from: 'admin', to: 'student' }, null],
    ['oneself', managed({ personId: 'jasper', role: 'admin' }), { from: 'admin', to: 'teacher' }, 'OWN_ACCOUNT'],
    ['oneself to what one is', managed({ personId: 'jasper', role: 'admin' }), { from: 'admin', to: 'admin' }, null],
    ['the last admin', managed({ role: 'admin', admins: 1 }), { from: 'admin', to: 'student' }, 'LAST_ADMIN'],
    ['the last admin to what one is', managed({ role: 'admin', admins: 1 }), { from: 'admin', to: 'admin' }, null],
    ['who has another role by now', managed({ role: 'partner' }), { from: 'student', to: 'teacher' }, 'CHANGED'],
    ['of a role that is none of ours', managed({ role: 'astronaut' }), { from: 'astronaut', to: 'student' }, null],
  ])('%s', (_what, it, change, code) => {
    expect(roleRefusal(it, change)?.code ?? null).toBe(code)
  })

  test('ADM-PANEL-22 a change that came too late is told what stands there now', () => {
    expect(roleRefusal(managed({ role: 'partner' }), { from: 'student', to: 'teacher' })?.data).toEqual({
      current: 'partner',
    })
  })

  test('an allowed change always leaves an admin', () => {
    const role = fc.constantFrom(...roles)
    fc.assert(
      fc.property(role, role, fc.integer({ min: 1, max: 5 }), fc.boolean(), (from, to, admins, own) => {
        const it = managed({ role: from, admins, personId: own ? 'jasper' : 'sanne' })
        if (roleRefusal(it, { from, to })) return true
        return admins - Number(from === 'admin') + Number(to === 'admin') >= 1
      }),
    )
  })
})

describe('ADM-PANEL-05 shutting somebody out', () => {
  test.each([
    ['a member', managed(), null],
    ['a member, of one admin', managed({ admins: 1 }), null],
    ['another admin', managed({ role: 'admin' }), null],
    ['oneself', managed({ personId: 'jasper', role: 'admin' }), 'OWN_ACCOUNT'],
    ['the last admin', managed({ role: 'admin', admins: 1 }), 'LAST_ADMIN'],
  ])('%s', (_who, it, code) => {
    expect(blockRefusal(it)?.code ?? null).toBe(code)
  })
})

describe('ADM-PANEL-07 erasing somebody', () => {
  test.each([
    ['a member', managed(), null],
    ['another admin', managed({ role: 'admin' }), null],
    ['oneself', managed({ personId: 'jasper', role: 'admin' }), 'OWN_ACCOUNT'],
    ['the last admin', managed({ role: 'admin', admins: 1 }), 'LAST_ADMIN'],
    ['oneself as the last admin', managed({ personId: 'jasper', role: 'admin', admins: 1 }), 'OWN_ACCOUNT'],
  ])('%s', (_who, it, code) => {
    expect(eraseRefusal(it)?.code ?? null).toBe(code)
  })
})
