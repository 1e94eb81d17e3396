import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { googleMeetLink, joinUrlOf, locationOf, maxJoinUrl, meetingService } from './meeting.ts'
import { eventSlug } from './slug.ts'

describe('a meeting address', () => {
  test.each([
    ['https://meet.google.com/abc-defg-hij', 'Google Meet'],
    ['https://meet.google.com', 'Google Meet'],
    ['https://MEET.google.com/abc', 'Google Meet'],
    ['https://teams.microsoft.com/l/meetup-join/19%3a?context=%7b%7d', 'Microsoft Teams'],
    ['https://teams.live.com/meet/123', 'Microsoft Teams'],
    ['https://zoom.us/j/123?pwd=abc#x', 'Zoom'],
    ['https://us02web.zoom.us/j/123', 'Zoom'],
    ['https://a.b.zoom.us/j/123', 'Zoom'],
  ])('EV-FORM-14 EV-FORM-45 %s is one of %s', (address, service) => expect(meetingService(address)).toBe(service))

  test.each([
    '',
    'meet.google.com/abc',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://meet.google.com/x',
    'ftp://zoom.us/j/1',
    'https://meet.google.com@evil.tld',
    'https://meet.google.com:secret@evil.tld/',
    'https://evil@meet.google.com/x',
    'https://meet.google.com:443/x',
    'https://meet.google.com:8443/x',
    'https://meet.google.com\\@evil.tld/',
    'https://zoom.us.evil.tld',
    'https://evilzoom.us/j/1',
    'https://zoom.us./j/1',
    'https://.zoom.us/j/1',
    'https://x.meet.google.com/abc',
    'https://google.com/meet',
    'https:/meet.google.com/x',
    'https:///meet.google.com/x',
    '//meet.google.com/x',
    ' https://meet.google.com/x',
    'https://meet.google.com/x ',
    'https://meet.google.com/x y',
    'https://meet.goo\tgle.com/x',
    'https://meet.google.com/x\n',
    'https://meet.google.com/x\u0000',
    'https://meet.google.com/\u200bx',
    'https://\u2067meet.google.com/x',
    'https://ｚoom.us/j/1',
    'https://zооm.us/j/1',
    'https://meet%2egoogle.com/x',
    `https://zoom.us/${'x'.repeat(maxJoinUrl)}`,
    'constructor',
    'https://constructor/',
  ])('EV-FORM-14 EV-FORM-45 EV-EDGE-23 %j is none', (address) => expect(meetingService(address)).toBeNull())

  test('EV-FORM-45 EV-EDGE-23 whatever is taken leads a browser to one of these hosts over https', () => {
    const pieces = fc.constantFrom(
      'https',
      'http',
      '://',
      ':',
      '/',
      '//',
      '\\',
      '@',
      '.',
      ':443',
      '?',
      '#',
      '%2e',
      '\t',
      ' ',
      'meet.google.com',
      'zoom.us',
      'teams.live.com',
      'evil.tld',
      'x',
      '\u3002',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), fc.boolean(), (parts, asHttps) => {
        const address = `${asHttps ? 'https://' : ''}${parts.join('')}`
        if (meetingService(address) === null) return
        const { protocol, hostname, port, username, password } = new URL(address)
        expect([protocol, port, username, password]).toEqual(['https:', '', '', ''])
        expect(hostname).toMatch(
          /^(meet\.google\.com|teams\.live\.com|teams\.microsoft\.com|(([a-z0-9-]+\.)+)?zoom\.us)$/,
        )
      }),
      { numRuns: 5_000 },
    )
  })

  test('EV-FORM-46 the link of Google mirrors it, and stands in for it in older rows', () => {
    const meet = 'https://meet.google.com/abc'
    expect([googleMeetLink(meet), googleMeetLink('https://zoom.us/j/1'), googleMeetLink(null)]).toEqual([
      meet,
      null,
      null,
    ])
    expect(joinUrlOf({ joinUrl: null, googleMeetLink: meet })).toBe(meet)
    expect(joinUrlOf({ joinUrl: 'https://zoom.us/j/1', googleMeetLink: meet })).toBe('https://zoom.us/j/1')
    expect(joinUrlOf({ joinUrl: '', googleMeetLink: null })).toBeNull()
  })
})

test.each([
  ['fysiek', 'De Hoeve', 'Dorpsstraat 1, Ede', 'De Hoeve, Dorpsstraat 1, Ede'],
  ['fysiek', 'De Hoeve', null, 'De Hoeve'],
  ['digitaal', null, null, 'Online'],
  ['digitaal', 'De Hoeve', null, 'Online'],
])('EV-FORM-47 of a %s event at %s, %s the location is %s', (type, venueName, venueAddress, location) => {
  expect(locationOf({ type, venueName, venueAddress })).toBe(location)
})

describe('the address of an event', () => {
  test.each([
    ['Café & Thee', 'cafe-thee'],
    ['Ademen met Wim', 'ademen-met-wim'],
    ['  Één   uur -- licht! ', 'een-uur-licht'],
    ["Foto's & film", 'fotos-film'],
    ['Licht/donker', 'lichtdonker'],
    ['Yin-yang', 'yin-yang'],
    ['🎉🎉', 'evenement'],
    ['日本', 'evenement'],
    ['Admin', 'evenement'],
    [' ADMIN! ', 'evenement'],
    ['Administratie', 'administratie'],
    ['-', 'evenement'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('EV-FORM-19 EV-FORM-55 EV-ROUTE-23 EV-EDGE-38 of %j is %s', (title, slug) => {
    expect(eventSlug(title, new Set())).toBe(slug)
  })

  test('EV-FORM-55 EV-EDGE-38 a taken one gets the next number and stays within 80', () => {
    expect(eventSlug('🎉', new Set(['evenement']))).toBe('evenement-2')
    expect(eventSlug('Admin', new Set(['evenement', 'evenement-2']))).toBe('evenement-3')
    expect(eventSlug('a'.repeat(200), new Set(['a'.repeat(80)]))).toBe(`${'a'.repeat(78)}-2`)
  })

  test('EV-FORM-19 EV-FORM-55 of any title it is a word for an address that nobody has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 0, max: 12 }), (title, others) => {
        const taken = new Set<string>()
        for (let count = 0; count < others; count++) taken.add(eventSlug(title, taken))
        const slug = eventSlug(title, taken)
        expect(taken.size).toBe(others)
        expect(taken.has(slug) || slug === 'admin').toBe(false)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(80)
      }),
    )
  })
})
