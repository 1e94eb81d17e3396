import { describe, expect, test } from 'vitest'
import { awardFaultWords } from '../admin/awardWords.ts'
import { awardFaults, staysTester } from './awards.ts'

const award = { name: 'Vroege vogel', description: 'Tien keer bij zonsopkomst.', imageUrl: '', isActive: true }

describe('ADM-PANEL-08 what is written about an award', () => {
  test.each([
    ['all of it', {}, []],
    ['no name', { name: ' ' }, ['name']],
    ['a name of 60', { name: 'a'.repeat(60) }, []],
    ['a name of 61', { name: 'a'.repeat(61) }, ['name']],
    ['no description', { description: '' }, []],
    ['a description of 1001', { description: 'a'.repeat(1001) }, ['description']],
    ['a picture on the web', { imageUrl: 'https://bewezen.example/vogel.webp' }, []],
    ['a picture of our own', { imageUrl: '/files/vogel.webp' }, []],
    ['a script for a picture', { imageUrl: 'javascript:alert(1)' }, ['imageUrl']],
    ['a picture of another site by its name alone', { imageUrl: '//evil.example/vogel.webp' }, ['imageUrl']],
    ['the same with a backslash', { imageUrl: '/\\evil.example/vogel.webp' }, ['imageUrl']],
    ['what is no picture but does something', { imageUrl: '/api/auth/leave' }, ['imageUrl']],
    ['a picture with an address that is too long', { imageUrl: `https://x.example/${'a'.repeat(2000)}` }, ['imageUrl']],
  ])('%s', (_what, change, faults) => {
    expect(awardFaults({ ...award, ...change })).toEqual(faults)
  })
})

test('ADM-PANEL-08 SH-TEST-13 the tester award keeps its name and stays active', () => {
  const tester = { ...award, name: 'Tester' }
  expect(staysTester(tester, { ...tester, description: 'Anders' })).toBe(true)
  expect(staysTester(tester, { ...tester, name: 'Proever' })).toBe(false)
  expect(staysTester(tester, { ...tester, isActive: false })).toBe(false)
})

test.each([
  ['https://bewezen.example/vogel.webp', true],
  ['http://bewezen.example/vogel.webp', true],
  ['HTTPS://bewezen.example/vogel.webp', true],
  [`https://x.example/${'a'.repeat(1982)}`, true],
  [`https://x.example/${'a'.repeat(1983)}`, false],
  ['ftp://bewezen.example/vogel.webp', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['bewezen.example/vogel.webp', false],
  ['https://', false],
])('SH-AUTH-17 SH-AUTH-18 whether %.40s may be an address: %s', (imageUrl, good) => {
  expect(awardFaults({ ...award, imageUrl })).toEqual(good ? [] : ['imageUrl'])
  expect(awardFaultWords.imageUrl).toBe('Voer een geldige URL in')
})
