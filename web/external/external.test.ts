import type { ExternalMessage, ExternalSource } from '@bewezen/domain/external/contract.ts'
import { maxReplyMedia } from '@bewezen/domain/external/message.ts'
import { describe, expect, test } from 'vitest'
import { type AnswerPicture, isAnswer, roomFor, withPicture } from './answer/answer.ts'
import { messageMoment, nearMoment } from './nearMoment.ts'
import { faultsOf, formOf, sentForm, withChannel } from './sources/sourceForm.ts'
import { quickSnoozes, snoozeMoment, typedSnooze } from './threads/snoozeMoments.ts'
import { answerRefusal, inShort, isAsleep, mayRetry, nameOf } from './threads/threadLook.ts'
import { inOrder, onceEach } from './threads/threadsRead.ts'
import { newSight } from './threads/useSeen.ts'
import { queryOf, viewOf } from './view.ts'

const id = '019a0000-0000-7000-8000-000000000001'

describe('the address', () => {
  const usual = { part: 'gesprekken', list: 'active', sourceId: null, search: '', threadId: null } as const
  test('IN-EXT-12 IN-EXT-60 without words it is the list of active conversations', () => {
    expect(viewOf({})).toEqual(usual)
    expect(Object.values(queryOf(usual)).every((word) => word === undefined)).toBe(true)
  })
  test.each([
    [{ deel: 'bronnen' }, { part: 'bronnen' }],
    [{ toon: 'mij' }, { list: 'mine' }],
    [{ toon: 'gesluimerd' }, { list: 'snoozed' }],
    [{ toon: 'gearchiveerd' }, { list: 'archived' }],
    [
      { zoek: 'kim', bron: id, gesprek: id },
      { search: 'kim', sourceId: id, threadId: id },
    ],
  ])('IN-EXT-60 %j is written and read back', (query, view) => {
    expect(viewOf(query)).toEqual({ ...usual, ...view })
    expect(queryOf({ ...usual, ...view } as never)).toMatchObject(query)
  })
  test('IN-EXT-60 a word that is none of ours counts as not there, and a long search is cut', () => {
    expect(viewOf({ deel: 'x', toon: 'x', bron: '1', gesprek: '../x' })).toEqual(usual)
    expect(viewOf({ zoek: 'a'.repeat(300) }).search).toHaveLength(200)
  })
})

describe('moments', () => {
  const now = Date.parse('2026-11-26T12:00:00Z')
  test.each([
    ['2026-11-26T09:16:00Z', '10:16', '10:16'],
    ['2026-11-25T22:59:00Z', 'gisteren', 'wo 25 nov, 23:59'],
    ['2026-10-20T10:00:00Z', 'di 20 okt', 'di 20 okt, 12:00'],
    ['2025-10-20T10:00:00Z', 'ma 20 okt 2025', 'ma 20 okt 2025, 12:00'],
  ])('IN-EXT-06 %s is %s in the list and %s at a message', (at, inList, atMessage) => {
    expect([nearMoment(at, now), messageMoment(at, now)]).toEqual([inList, atMessage])
  })
})

describe('snoozing', () => {
  const [thursday, monday] = [Date.parse('2026-11-26T22:30:00Z'), Date.parse('2026-11-30T05:00:00Z')]
  test('IN-EXT-64 the three moments are at nine by the Dutch clock', () => {
    expect(quickSnoozes.map((choice) => snoozeMoment(choice, thursday))).toEqual([
      '2026-11-27T08:00:00.000Z',
      '2026-11-30T08:00:00.000Z',
      '2026-12-03T08:00:00.000Z',
    ])
    expect(snoozeMoment('monday', monday)).toBe('2026-12-07T08:00:00.000Z')
    expect(snoozeMoment('tomorrow', Date.parse('2026-03-28T12:00:00Z'))).toBe('2026-03-29T07:00:00.000Z')
    // Sunday: tomorrow is the monday.
    expect(snoozeMoment('monday', Date.parse('2026-11-29T12:00:00Z'))).toBe('2026-11-30T08:00:00.000Z')
  })
  test('IN-EXT-33 IN-EXT-64 a typed moment must be still to come', () => {
    expect(typedSnooze('2026-11-27T09:00', thursday)).toBe('2026-11-27T08:00:00.000Z')
    for (const typed of ['2026-11-26T09:00', '2026-11-26T23:30', '', 'morgen'])
      expect(typedSnooze(typed, thursday)).toBeNull()
  })
  test('IN-EXT-33 a conversation sleeps until its moment', () => {
    expect(isAsleep({ snoozedUntil: '2026-11-27T08:00:00.000Z' }, thursday)).toBe(true)
    expect(isAsleep({ snoozedUntil: new Date(thursday).toISOString() }, thursday)).toBe(false)
    expect(isAsleep({ snoozedUntil: null }, thursday)).toBe(false)
  })
})

describe('answering', () => {
  test('IN-EXT-63 it ends at the moment that was told, without asking', () => {
    const until = '2026-11-26T12:00:00.000Z'
    const [before, at] = [Date.parse(until) - 1, Date.parse(until)]
    expect(answerRefusal({ refusal: null, until }, before)).toBeNull()
    expect(answerRefusal({ refusal: null, until }, at)).toBe('windowClosed')
    expect(answerRefusal({ refusal: 'archived', until }, at)).toBe('archived')
    expect(answerRefusal({ refusal: null, until: null }, at)).toBeNull()
  })
  test('IN-EXT-21 one that failed can be tried again, and only where answering is possible', () => {
    const failed = { direction: 'outbound', status: 'failed' } as ExternalMessage
    expect(mayRetry(failed, null)).toBe(true)
    expect(mayRetry(failed, 'noAddress')).toBe(true)
    for (const refusal of ['archived', 'inactive', 'windowClosed'] as const)
      expect(mayRetry(failed, refusal)).toBe(false)
    for (const status of ['queued', 'sent', 'delivered', 'read'] as const)
      expect(mayRetry({ ...failed, status }, null)).toBe(false)
    expect(mayRetry({ ...failed, direction: 'inbound' }, null)).toBe(false)
  })
  test('IN-EXT-21 a text of 1 to 1000 characters is an answer', () => {
    for (const text of ['a', 'a'.repeat(1000), ' a ']) expect(isAnswer(text)).toBe(true)
    for (const text of ['', '  \n', 'a'.repeat(1001)]) expect(isAnswer(text)).toBe(false)
  })
  test('IN-EXT-21 no more than four pictures go along', () => {
    const picture = (id: string): AnswerPicture => ({ id, address: id, thumbnail: id })
    const four = ['a', 'b', 'c', 'd'].reduce<readonly AnswerPicture[]>((all, id) => withPicture(all, picture(id)), [])
    expect(four).toHaveLength(maxReplyMedia)
    expect(withPicture(four, picture('e'))).toBe(four)
    expect([roomFor(four, 2), roomFor(four.slice(0, 3), 2), roomFor([], 2)]).toEqual([0, 1, 2])
  })
})

test('IN-EXT-07 messages of all pages stand oldest first, each once', () => {
  const said = (id: string) => ({ id }) as ExternalMessage
  const pages = [{ messages: [said('c'), said('d')] }, { messages: [said('a'), said('b'), said('c')] }]
  expect(inOrder(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})
test('IN-EXT-61 a conversation that moved while pages came stands once, where it is newest', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }]
  expect(onceEach(rows)).toEqual([{ id: 'a' }, { id: 'b' }])
})
test('IN-CARD-22 somebody without a name is called unknown; a spoken text is cut', () => {
  expect([nameOf({ participantName: ' ' }), nameOf({ participantName: 'Kim B.' })]).toEqual(['Onbekend', 'Kim B.'])
  expect([inShort('kort'), inShort('a'.repeat(61))]).toEqual(['kort', `${'a'.repeat(60)}…`])
})

describe('the form of a source', () => {
  const stored = {
    sourceType: 'instagram',
    connector: 'meta',
    name: 'Insta',
    accountHandle: '@b',
    isActive: false,
    outboundUrl: null,
    accountId: '123',
    has: { outboundSecret: false, appSecret: true, verifyToken: true, accessToken: true, mailPassword: false },
    mailbox: null,
  } as ExternalSource
  test('IN-EXT-14 no secret ever stands in it, and one that is kept may stay empty', () => {
    const form = formOf(stored)
    expect([form.outboundSecret, form.appSecret, form.verifyToken, form.accessToken]).toEqual(['', '', '', ''])
    expect(faultsOf(form, stored)).toEqual({})
    expect(Object.keys(faultsOf(form, null))).toEqual(['appSecret', 'verifyToken', 'accessToken'])
    expect([form.isActive, formOf(null).isActive]).toEqual([false, true])
  })
  test('IN-EXT-13 an empty form says what is missing', () => {
    expect(faultsOf(formOf(null), null)).toEqual({
      name: 'Vul een naam in van 1 tot 80 tekens.',
      accountHandle: 'Vul een account in van 1 tot 120 tekens.',
    })
  })
  test('IN-EXT-25 a channel without Meta takes the form, and nothing of the other connector is sent', () => {
    const form = { ...formOf(stored), appSecret: 'x', outboundUrl: 'https://x.example', outboundSecret: 'y' }
    expect(withChannel(form, 'whatsapp').connector).toBe('meta')
    expect(withChannel(form, 'email').connector).toBe('mail')
    expect(sentForm(form)).toMatchObject({ outboundUrl: '', outboundSecret: '', appSecret: 'x', accountId: '123' })
    expect(sentForm({ ...form, connector: 'formulier' })).toMatchObject({
      outboundUrl: 'https://x.example',
      outboundSecret: 'y',
      appSecret: '',
      accountId: '',
      verifyToken: '',
      accessToken: '',
    })
  })
})

test('IN-EXT-62 each message that comes into an open conversation is seen, also within the second of the one before', () => {
  const thread = { id: 't', isNew: true }
  const [one, two] = [
    newSight({ thread, messages: [{ id: 'a' }] }),
    newSight({ thread, messages: [{ id: 'a' }, { id: 'b' }] }),
  ]
  expect(one).not.toBe(two)
  expect(newSight({ thread, messages: [{ id: 'a' }] })).toBe(one)
  expect(newSight({ thread: { ...thread, isNew: false }, messages: [{ id: 'a' }] })).toBeNull()
})
