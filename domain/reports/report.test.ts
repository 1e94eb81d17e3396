import { expect, test } from 'vitest'
import { uploadWords } from '../base/uploadWords.ts'
import { browserName, cleanDevice, deviceFields } from './device.ts'
import { isTooShort, reportFaults, upToLimit } from './report.ts'
import { reportsRefused, reportWords } from './words.ts'

const x = (times: number) => 'x'.repeat(times)

test.each([
  [9, true],
  [10, false],
  [11, false],
])('SH-REPORT-07 SH-REPORT-16 SH-LIMIT-14 %i characters are too short: %s', (length, short) => {
  expect(isTooShort(`  ${x(length)}\n`)).toBe(short)
  expect(isTooShort('👩‍👧‍👦'.repeat(length))).toBe(short)
})

test.each([
  ['a category of ours', { category: 'chat', description: x(10) }, []],
  ['no category', { category: '', description: x(10) }, ['category']],
  ['a category of nobody', { category: 'Chat', description: x(10) }, ['category']],
  ['999 characters', { category: 'home', description: x(999) }, []],
  ['1000 characters', { category: 'home', description: x(1000) }, []],
  ['1000 between spaces', { category: 'home', description: `  ${x(1000)}  ` }, []],
  ['1001 characters', { category: 'home', description: x(1001) }, ['description']],
  ['nine letters and many spaces', { category: 'home', description: `${x(9)}${' '.repeat(50)}` }, ['description']],
])('SH-REPORT-07 SH-REPORT-09 SH-REPORT-11 SH-LIMIT-14 %s', (_what, typed, faults) => {
  expect(reportFaults(typed)).toEqual(faults)
})

test('SH-REPORT-10 the input stops at 1000 characters as people count them', () => {
  expect(upToLimit(x(1000))).toBe(x(1000))
  expect(upToLimit(x(1001))).toBe(x(1000))
  expect(upToLimit('👩‍👧‍👦'.repeat(1200))).toBe('👩‍👧‍👦'.repeat(1000))
})

test('SH-REPORT-24 SH-REPORT-25 a device is stored with its six fields, short and without secrets', () => {
  const told = {
    userAgent: x(5000),
    screenSize: '1920x1080',
    viewportSize: '1440x900',
    timestamp: '2026-10-24T08:30:00.000Z',
    url: 'https://bewezen.example/auth?token=geheim#x=1',
    browser: 'Firefox 143',
    password: 'geheim',
  }
  expect(cleanDevice(told)).toEqual({
    userAgent: x(500),
    screenSize: '1920x1080',
    viewportSize: '1440x900',
    timestamp: '2026-10-24T08:30:00.000Z',
    url: 'https://bewezen.example/auth?token=***#***',
    browser: 'Firefox 143',
  })
  expect(Object.keys(cleanDevice({}))).toEqual([...deviceFields])
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36', 'Chrome 153'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0',
    'Edge 153',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15', 'Safari 26'],
  ['Iets anders', ''],
])('SH-REPORT-24 %s is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test('SH-REPORT-07 SH-REPORT-08 SH-REPORT-11 SH-REPORT-17 SH-REPORT-20 SH-REPORT-21 SH-REPORT-22 SH-REPORT-23 SH-ERR-07 the sentences are those of the requirements', () => {
  expect(reportWords).toMatchObject({
    submit: 'Verstuur melding',
    tooShort: 'Minimaal 10 karakters',
    descriptionRefused: { title: 'Beschrijving te kort' },
    categoryRequired: 'Pagina categorie vereist',
    sent: { title: 'Melding verzonden!' },
    failed: {
      title: 'Fout bij indienen',
      text: 'Er is een fout opgetreden bij het indienen van je melding. Probeer het opnieuw.',
    },
    unexpected: { title: 'Onverwachte fout' },
  })
  expect(reportsRefused.TOO_MANY_REQUESTS).toEqual({
    title: 'Te veel meldingen',
    text: 'Je hebt te veel meldingen verstuurd. Probeer het later opnieuw.',
  })
  expect(uploadWords['report-attachment'].UPLOAD_FAILED.title).toBe('Upload mislukt')
})
