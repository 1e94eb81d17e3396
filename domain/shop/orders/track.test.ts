import { describe, expect, test } from 'vitest'
import { isTrack, trackUrl } from './track.ts'

const address = { postcode: '3572 BA', country: 'NL' }

describe('what is kept of a parcel', () => {
  test.each([
    [''],
    ['3SABCD123456789'],
    ['JVGL-0123-4567'],
    ['a'.repeat(100)],
    ['https://bezorger.example/pakket?nr=12'],
  ])('SHOP-ORDER-34 %j can be kept', (track) => {
    expect(isTrack(track)).toBe(true)
  })

  test.each([
    [' '],
    ['3S 1234'],
    ['a'.repeat(101)],
    ['3S/../x'],
    ['http://bezorger.example/12'],
    ['javascript:alert(1)'],
    ['https://wie@bezorger.example/12'],
    ['https://'],
    ['=1+1'],
  ])('SHOP-ORDER-34 %j cannot be kept', (track) => {
    expect(isTrack(track)).toBe(false)
  })
})

describe('the page of a parcel', () => {
  test.each([
    ['PostNL', 'https://jouw.postnl.nl/track-and-trace/3SAB-12-NL-3572BA'],
    ['DHL', 'https://my.dhlecommerce.nl/home/tracktrace/3SAB-12'],
    ['DPD', 'https://tracking.dpd.de/status/nl_NL/parcel/3SAB-12'],
    ['other', null],
  ] as const)('SHOP-ORDER-34 SHOP-ORDER-23 of a code with %s is %s', (carrier, page) => {
    expect(trackUrl({ carrier, track: '3SAB-12', address })).toBe(page)
  })

  test('SHOP-ORDER-34 of a code with PostNL does without the postcode once the address is gone', () => {
    const page = 'https://jouw.postnl.nl/track-and-trace/3SAB12'
    expect(trackUrl({ carrier: 'PostNL', track: '3SAB12', address: null })).toBe(page)
    expect(trackUrl({ carrier: 'PostNL', track: '3SAB12', address: { postcode: '', country: 'NL' } })).toBe(page)
  })

  test.each(['PostNL', 'DHL', 'DPD', 'other'] as const)(
    'SHOP-ORDER-34 given as an address with %s is that address',
    (carrier) => {
      const track = 'https://bezorger.example/pakket?nr=12'
      expect(trackUrl({ carrier, track, address })).toBe(track)
    },
  )

  test.each([
    ['other', 'http://bezorger.example/12'],
    ['PostNL', 'javascript:alert(1)'],
    ['PostNL', ''],
    ['PostNL', null],
    [null, '3SAB12'],
  ] as const)('SHOP-ORDER-34 is none for %s and %j', (carrier, track) => {
    expect(trackUrl({ carrier, track, address })).toBeNull()
  })
})
