import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering } from './answering.ts'
import { clockToleranceMs, Delivery, fileNameOf, momentOf, shortName } from './delivery.ts'
import { handleKey, previewOf } from './handle.ts'
import { failureOf, readMeta, windowCode } from './meta.ts'
import { connectorsOf, newSourceForm, noSecrets, sourceFaults, sourceTypes } from './source.ts'
import { changesTo } from './told.ts'

describe('a handle', () => {
  test.each([
    ['instagram', ' @Kim_Buiten ', 'kim_buiten'],
    ['instagram', '@@kim', 'kim'],
    ['twitter', 'LEERBUITEN', 'leerbuiten'],
    ['linkedin', 'Ravi-Sharma', 'ravi-sharma'],
    ['email', 'Info@Zonnewende.EXAMPLE', 'info@zonnewende.example'],
    ['whatsapp', '+31 6 1234 4417', '31612344417'],
    ['whatsapp', '0031612344417', '31612344417'],
    ['whatsapp', '06-1234 4417', '31612344417'],
    ['whatsapp', '31612344417', '31612344417'],
    ['whatsapp', '+061234', '061234'],
    ['whatsapp', 'whatsapp:+31612344417', '31612344417'],
    ['whatsapp', 'TEL:06 1234 4417', '31612344417'],
    ['whatsapp', '\u202a+31 (6) 1234–4417\u202c', '31612344417'],
    ['whatsapp', '@Kim1990', 'kim1990'],
    ['whatsapp', 'US.131', 'us.131'],
    ['whatsapp', 'testbericht', 'testbericht'],
  ] as const)('IN-EXT-29 of %s spelled %j is %j', (type, handle, key) => {
    expect(handleKey(type, handle)).toBe(key)
  })

  test('IN-EXT-84 mail addresses that only look alike are two people; how an accent is put together says nothing', () => {
    expect(handleKey('email', '\uff4bim@buiten.example')).not.toBe(handleKey('email', 'kim@buiten.example'))
    expect(handleKey('email', 'Jose\u0301@buiten.example')).toBe(handleKey('email', 'jos\u00e9@buiten.example'))
  })

  test('IN-EXT-29 a key is the key of itself, but for a number at home', () => {
    fc.assert(
      fc.property(fc.constantFrom('instagram', 'email', 'twitter'), fc.string(), (type, handle) => {
        const key = handleKey(type as 'email', handle)
        expect(handleKey(type as 'email', key)).toBe(key)
      }),
    )
  })
})

describe('the words of a list', () => {
  test('IN-EXT-15 a preview is one line of at most 120 visible symbols, never half of one; without words it says what came', () => {
    expect(previewOf(' Doen\n jullie  ook ', 'x')).toBe('Doen jullie ook')
    expect(previewOf(' \n', '2 bijlagen')).toBe('2 bijlagen')
    expect(previewOf('x'.repeat(120), '')).toBe('x'.repeat(120))
    expect(previewOf('x'.repeat(121), '')).toBe(`${'x'.repeat(119)}…`)
    expect(previewOf('👩‍👩‍👧'.repeat(200), '')).toBe(`${'👩‍👩‍👧'.repeat(119)}…`)
  })

  test('IN-EXT-22 the name of a file is the end of its address, whole symbols of it', () => {
    expect(fileNameOf('https://a.example/b/platte%20grond.pdf?x=1')).toBe('platte grond.pdf')
    expect(fileNameOf('https://a.example/')).toBe('a.example')
    expect(fileNameOf('https://a.example/%E0%A4%A')).toBe('%E0%A4%A')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(shortName(name).isWellFormed()).toBe(true)
      }),
    )
    expect(shortName(`${'x'.repeat(99)}👨‍👩‍👧👍`)).toBe(`${'x'.repeat(99)}👨‍👩‍👧`)
  })

  test('X3-EDGE-27 a moment up to 5 minutes ahead stays, one beyond is that of arrival', () => {
    const now = new Date('2026-11-26T20:00:00Z')
    const ahead = (ms: number) => new Date(now.getTime() + ms)
    expect(momentOf(ahead(clockToleranceMs), now)).toEqual(ahead(300_000))
    expect(momentOf(ahead(clockToleranceMs + 1), now)).toBe(now)
    expect(momentOf(ahead(-1e12), now)).toEqual(ahead(-1e12))
  })
})

describe('the moment of a message', () => {
  test.each([
    ['0001-01-01T00:00:00Z', false],
    ['1970-01-01T00:00:00Z', false],
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00+01:00', false],
    ['2000-01-01T00:00:00Z', true],
    ['9999-12-31T23:59:59.999Z', true],
  ])('IN-EXT-51 at the door of the form and of Meta %s is one: %s', (at, isOne) => {
    const said = { external_thread_id: 'a', external_message_id: 'b', participant_handle: 'c', content: 'd' }
    expect(Delivery.safeParse({ ...said, external_timestamp: at }).success).toBe(isOne)
    const event = { sender: { id: '7' }, recipient: { id: '1' }, message: { mid: 'x', text: 'Hoi' } }
    const messaging = [{ ...event, timestamp: Date.parse(at) }]
    expect(readMeta({ object: 'instagram', entry: [{ id: '1', messaging }] }, '1')?.messages).toHaveLength(
      isOne ? 1 : 0,
    )
  })

  test('IN-EXT-51 the year after 9999 is none', () => {
    const event = { sender: { id: '7' }, recipient: { id: '1' }, message: { mid: 'x', text: 'Hoi' } }
    const messaging = [{ ...event, timestamp: Date.UTC(10_000, 0, 1) }]
    expect(readMeta({ object: 'instagram', entry: [{ id: '1', messaging }] }, '1')?.messages).toEqual([])
  })
})

describe('what may be answered', () => {
  const now = new Date('2026-11-26T20:00:00Z')
  const day = 24 * 3_600_000
  const base = {
    connector: 'formulier',
    isActive: true,
    isArchived: false,
    hasAddress: true,
    lastInboundAt: now,
  } as const
  test.each([
    ['a conversation', {}, null, null],
    ['an archived one', { isArchived: true, isActive: false }, 'archived', null],
    ['of a source that is off', { isActive: false, hasAddress: false }, 'inactive', null],
    ['of a source without an address', { hasAddress: false }, 'noAddress', null],
    ['of the form after a year', { lastInboundAt: new Date(now.getTime() - 365 * day) }, null, null],
  ] as const)('IN-EXT-21 IN-EXT-40 %s', (_what, change, refusal, until) => {
    expect(answering({ ...base, ...change }, now)).toEqual({ refusal, until })
  })

  test('IN-EXT-28 at Meta for 24 hours and not a moment longer, whatever its address', () => {
    const at = (ms: number) =>
      answering({ ...base, connector: 'meta', hasAddress: false, lastInboundAt: new Date(now.getTime() - ms) }, now)
        .refusal
    expect([at(0), at(day - 1), at(day), at(day + 1)]).toEqual([null, null, 'windowClosed', 'windowClosed'])
    expect(answering({ ...base, connector: 'meta', lastInboundAt: null }, now).refusal).toBe('windowClosed')
    expect(answering({ ...base, connector: 'meta' }, now).until).toBe('2026-11-27T20:00:00.000Z')
  })
})

describe('a source', () => {
  test('IN-EXT-01 IN-EXT-25 there are five kinds, and Meta connects its own two', () => {
    expect([...sourceTypes].toSorted()).toEqual(['email', 'instagram', 'linkedin', 'twitter', 'whatsapp'])
    expect(sourceTypes.filter((type) => connectorsOf(type).includes('meta')).toSorted()).toEqual([
      'instagram',
      'whatsapp',
    ])
  })

  test('IN-EXT-13 a form says all that is wrong in the order of its fields; lengths count what is visible', () => {
    const empty = newSourceForm('linkedin')
    expect(sourceFaults(empty)).toEqual(['name', 'accountHandle'])
    expect(sourceFaults({ ...empty, connector: 'meta' })).toEqual([
      'connector',
      'name',
      'accountHandle',
      'accountId',
      'appSecret',
      'verifyToken',
      'accessToken',
    ])
    const filled = { ...empty, name: '👩‍👩‍👧'.repeat(80), accountHandle: 'x'.repeat(120) }
    expect(sourceFaults(filled)).toEqual([])
    expect(sourceFaults({ ...filled, name: 'x'.repeat(81), accountHandle: 'x'.repeat(121) })).toHaveLength(2)
    expect(sourceFaults({ ...filled, outboundSecret: 'x'.repeat(501) })).toEqual(['outboundSecret'])
  })

  test('IN-EXT-25 a secret that is kept needs not be typed again', () => {
    const meta = {
      ...newSourceForm('whatsapp'),
      connector: 'meta',
      name: 'a',
      accountHandle: 'b',
      accountId: '1',
    } as const
    expect(sourceFaults(meta, { ...noSecrets, appSecret: true, verifyToken: true, accessToken: true })).toEqual([])
    expect(sourceFaults(meta, { ...noSecrets, appSecret: true })).toEqual(['verifyToken', 'accessToken'])
    expect(sourceFaults({ ...meta, accountId: '1/2' }, noSecrets)).toContain('accountId')
  })
})

describe('what Meta tells', () => {
  test.each([
    ['queued', 'sent', true],
    ['sent', 'delivered', true],
    ['delivered', 'read', true],
    ['read', 'delivered', false],
    ['sent', 'sent', false],
    ['sent', 'failed', true],
    ['queued', 'failed', true],
    ['delivered', 'failed', false],
    ['read', 'failed', false],
  ] as const)('IN-EXT-16 IN-EXT-28 of an answer that is %s that it is %s changes it: %s', (was, told, does) => {
    expect(changesTo({ status: was, failure: null }, told)).toBe(does)
  })

  test('IN-EXT-38 a failed one stays failed, but for one of which it was not certain', () => {
    expect(changesTo({ status: 'failed', failure: 'refused' }, 'delivered')).toBe(false)
    expect(changesTo({ status: 'failed', failure: 'uncertain' }, 'delivered')).toBe(true)
    expect(changesTo({ status: 'failed', failure: 'uncertain' }, 'failed')).toBe(false)
    expect([failureOf(windowCode), failureOf(1), failureOf(undefined)]).toEqual(['windowClosed', 'refused', 'refused'])
  })

  test('IN-EXT-26 whatever is delivered is read or is none; nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readMeta(value, '1')).toBeNull()
        const inside = { object: 'x', entry: [value, { id: '1', changes: [{ value }], messaging: [value] }] }
        expect(readMeta(inside, '1')).toEqual({ messages: [], told: [] })
      }),
    )
  })
})
