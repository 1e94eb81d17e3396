import { expect, test } from 'vitest'
import { usernameCheck } from './useUsernameCheck.ts'

test('SH-USER-06 SH-USER-14 below two characters nothing is asked', () => {
  expect(usernameCheck('', null)).toBe('none')
  expect(usernameCheck('n', { username: 'n', says: 'available' })).toBe('none')
  expect(usernameCheck('no', null)).toBe('checking')
})

test('SH-USER-07 SH-USER-08 an answer speaks about the name it was asked for and about no other', () => {
  expect(usernameCheck('noor', { username: 'noor', says: 'available' })).toBe('available')
  expect(usernameCheck('noor', { username: 'noor', says: 'taken' })).toBe('taken')
  expect(usernameCheck('noor_b', { username: 'noor', says: 'available' })).toBe('checking')
})
