import { signInCodes } from '@bewezen/domain/account/signInCodes.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { signInCode } from './serviceCodes.ts'

test('every code of the sign-in library becomes one that has a sentence', async () => {
  const world = await openWorld()
  const codes = Object.keys(world.house.auth.$ERROR_CODES)

  expect(codes.length).toBeGreaterThan(40)
  for (const code of codes) expect(signInCodes).toContain(signInCode({ status: 400, code }))
})

test('SH-AUTH-27 an address that is none, an unknown one and a wrong password are told alike', () => {
  const codes = ['INVALID_EMAIL', 'USER_NOT_FOUND', 'INVALID_EMAIL_OR_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND']
  for (const code of codes) expect(signInCode({ status: 401, code })).toBe('INVALID_EMAIL_OR_PASSWORD')
})

test('SH-AUTH-28 a limit is told by its status, and what nobody knows is unexpected, whatever it holds', () => {
  expect(signInCode({ status: 429, code: undefined })).toBe('TOO_MANY_REQUESTS')
  expect(signInCode({ status: 429, code: 'INVALID_TOKEN' })).toBe('TOO_MANY_REQUESTS')
  for (const code of [undefined, '', 'toString', '__proto__', 'select * from auth_users'])
    expect(signInCode({ status: 500, code })).toBe('UNEXPECTED')
})
