import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, calendarFileName, calendarLinks } from './calendarLinks.ts'
import { cardOrder } from './cardOrder.ts'
import { descriptionPreview } from './description.ts'
import { calendarWords } from './words.ts'

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  title: 'Adem & licht, deel 1',
  description: 'Neem een mat mee.',
  startAt: '2026-10-22T08:00:00Z',
  endAt: '2026-10-22T10:00:00Z',
  type: 'fysiek',
  venueName: 'De Hoeve',
  venueAddress: 'Dorpsstraat 1, Ede',
  url: 'https://bewezen.example/events/adem',
  isCancelled: false,
  ...change,
})
const read = (address: string | undefined) => Object.fromEntries(new URL(address ?? '').searchParams)
const body = 'Neem een mat mee.\n\nhttps://bewezen.example/events/adem'

describe('the links', () => {
  test('EV-LINK-01 EV-LINK-09 to Google', () => {
    const google = calendarLinks(entry())?.google ?? ''
    expect(google).toMatch(
      /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&text=Adem%20%26%20licht/,
    )
    expect(read(google)).toEqual({
      action: 'TEMPLATE',
      text: 'Adem & licht, deel 1',
      dates: '20261022T080000Z/20261022T100000Z',
      details: body,
      location: 'De Hoeve, Dorpsstraat 1, Ede',
    })
  })

  test('EV-LINK-02 EV-LINK-09 to Outlook', () => {
    const outlook = calendarLinks(entry())?.outlook ?? ''
    expect(outlook).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/)
    expect(read(outlook)).toMatchObject({
      subject: 'Adem & licht, deel 1',
      startdt: '2026-10-22T08:00:00.000Z',
      enddt: '2026-10-22T10:00:00.000Z',
      body,
      location: 'De Hoeve, Dorpsstraat 1, Ede',
    })
  })

  test('EV-LINK-07 EV-LINK-10 an online event is Online, and a cancelled one has no links', () => {
    expect(read(calendarLinks(entry({ type: 'digitaal' }))?.google).location).toBe('Online')
    expect(calendarLinks(entry({ isCancelled: true }))).toBeNull()
  })

  test('EV-LINK-09 any text survives the address, and a long one is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (title) => {
        const links = calendarLinks(entry({ title }))
        expect([read(links?.google).text, read(links?.outlook).subject]).toEqual([
          title.toWellFormed(),
          title.toWellFormed(),
        ])
      }),
    )
    expect(read(calendarLinks(entry({ title: 'half \ud83c' }))?.google).text).toBe('half \ufffd')
    const long = calendarLinks(entry({ description: '👨‍👩‍👧'.repeat(10_000) }))
    expect(read(long?.google).details).toMatch(/👨‍👩‍👧…\n\nhttps:/u)
    expect(read(calendarLinks(entry({ description: '' }))?.google).details).toBe('https://bewezen.example/events/adem')
  })

  test.each([
    ['Adem & licht', 'Adem & licht.ics'],
    ['Vragen? "Ja": a/b\\c', 'Vragen- -Ja- a-b-c.ics'],
    ['..', 'evenement.ics'],
    ['???', 'evenement.ics'],
    ['', 'evenement.ics'],
    ['🎉', '🎉.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['a'.repeat(300), `${'a'.repeat(96)}.ics`],
    ['regel\r\n2', 'regel-2.ics'],
  ])('EV-LINK-04 EV-LINK-05 the file of %j is %s', (title, name) => expect(calendarFileName(title)).toBe(name))
})

test.each([
  ['Een. Twee! Drie?', 'Een. Twee! Drie?', false],
  ['Een. Twee! Drie? Vier.', 'Een. Twee! Drie?', true],
  ['Een... Twee. Drie.  \n', 'Een... Twee. Drie.', false],
  ['Een\nTwee\nDrie\nVier', 'Een\nTwee\nDrie', true],
  ['Een.\n\nTwee.\nDrie.\nVier.', 'Een.\n\nTwee.\nDrie.', true],
  ['Kost 1.50 en www.site.nl is er. Twee. Drie. Vier.', 'Kost 1.50 en www.site.nl is er. Twee. Drie.', true],
  ['Zonder einde', 'Zonder einde', false],
  ['Een. Twee. Drie. en nog wat', 'Een. Twee. Drie.', true],
  ['', '', false],
])('EV-CARD-03 EV-CARD-14 EV-LIMIT-14 of %j the card shows %j, and there is more: %s', (text, preview, hasMore) => {
  expect(descriptionPreview(text)).toEqual({ preview, hasMore })
  expect([calendarWords.showMore, calendarWords.showLess]).toEqual(['Meer tonen', 'Minder tonen'])
})

test('EV-CARD-16 cards to come and running stand soonest first, past ones below, latest first', () => {
  const card = (id: string, startAt: number, endAt: number) => ({ id, startAt, endAt })
  const order = cardOrder(
    [card('later', 30, 40), card('old', 1, 2), card('running', 8, 12), card('just', 5, 9), card('ends', 7, 10)],
    10,
  )
  expect([order.coming.map(({ id }) => id), order.past.map(({ id }) => id)]).toEqual([
    ['ends', 'running', 'later'],
    ['just', 'old'],
  ])
})

test('EV-ERR-16 EV-ERR-17 EV-MSG-10 the sentences of the calendar', () => {
  expect(calendarWords).toMatchObject({
    title: 'Evenementenkalender',
    description: 'Bekijk alle workshops, masterclasses en online sessies en meld je aan.',
    none: 'Geen evenementen gevonden',
    failed: { title: 'Fout bij ophalen van evenement data', text: 'Probeer de pagina te verversen.' },
    missing: { title: 'Evenement niet gevonden', text: 'Dit event bestaat niet meer. Ververs de pagina.' },
    live: { title: 'Status bijgewerkt', text: 'Evenement is nu live' },
    offline: { title: 'Status bijgewerkt', text: 'Evenement is nu offline' },
    liveFailed: { title: 'Fout bij bijwerken', text: 'Kon de status niet bijwerken. Probeer opnieuw.' },
  })
  expect(calendarWords.pageTitle('Adem')).toBe('Adem | Evenementen')
})
