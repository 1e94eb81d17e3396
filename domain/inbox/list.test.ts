import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  aboutLine,
  type InboxItem,
  isFromUs,
  isOfDecision,
  kindOf,
  placeLabel,
  senderName,
  shownText,
  subjectOf,
} from './card.ts'
import { emptyTab, hasFilters, inboxSorts, inboxTabs, plainView, typeFilters, viewInbox } from './list.ts'
import type { Notification } from './page.ts'
import { emptyWords, inboxWords, sortWords, tabWords, typeWords } from './pageWords.ts'

/** A private conversation, as a notification names it. */
const inPrivate = { name: 'Joost Mulder', communityId: null, communityName: null }

let made = 0
const item = (facts: Partial<InboxItem> = {}): InboxItem => ({
  id: `n${made++}`,
  type: 'reply',
  title: 'Reactie',
  read: false,
  createdAt: '2026-10-22T08:00:00Z',
  sender: { firstName: 'Zoë', lastName: 'de Wit', username: 'zoe_dw' },
  channel: { name: 'Rood licht', communityId: 'c1', communityName: 'Universiteit' },
  message: { content: 'Goede vraag, ga naar buiten' },
  data: { communityId: null },
  ...facts,
})
const ids = (items: readonly InboxItem[]) => items.map(({ id }) => id)
const found = (items: InboxItem[], search: string) => viewInbox(items, { ...plainView, search }).shown

test('what the inbox operation answers fits the rules', () => {
  expectTypeOf<Notification>().toExtend<InboxItem>()
})

describe('search', () => {
  test.each([
    ['the title', { title: 'Vermelding' }, 'vermeld'],
    ['the message', { message: { content: 'Élke ochtend naar buiten' } }, 'ELKE OCHTEND'],
    ['the notification’s own text', { message: null, text: 'Nieuwe les staat klaar' }, 'les staat'],
    ['the first name', {}, 'zoe'],
    ['the last name', {}, 'de wit'],
    ['the whole name', {}, 'zoë de'],
    ['the username', {}, 'zoe_d'],
    ['the channel', {}, 'rood'],
    ['the community', {}, 'universiteit'],
    ['the handle', { participantHandle: '@zonnewende' }, 'zonnewende'],
  ])('IN-LIST-06 finds a part of %s, whatever the case and the accents', (_where, facts, search) => {
    expect(found([item(facts)], search)).toBe(1)
    expect(found([item(facts)], `  ${search} `)).toBe(1)
  })

  test('IN-LIST-06 what is in none of these is not found, and missing parts do not fail', () => {
    expect(found([item()], 'podcast')).toBe(0)
    expect(found([item({ sender: null, channel: null, message: null })], 'reactie')).toBe(1)
    expect(found([item({ sender: null, channel: null, message: null })], 'goede')).toBe(0)
    expect(found([item()], '%')).toBe(0)
    expect(found([item()], '.*')).toBe(0)
  })
})

describe('sort', () => {
  const old = item({ createdAt: '2026-10-20T08:00:00Z', read: false })
  const middle = item({ createdAt: '2026-10-21T10:00:00+02:00', read: true })
  const fresh = item({ createdAt: '2026-10-22T08:00:00Z', read: false })
  const items = [middle, fresh, old]

  test('IN-LIST-07 IN-LIST-08 newest first is the default, and oldest first turns it around', () => {
    expect(ids(viewInbox(items, plainView).unread)).toEqual(ids([fresh, old]))
    expect(ids(viewInbox(items, { ...plainView, sort: 'oldest' }).unread)).toEqual(ids([old, fresh]))
  })

  test('IN-LIST-08 inside a tab unread first equals newest first', () => {
    const many = [...items, item({ read: true, createdAt: '2026-10-19T08:00:00Z' })]
    for (const tab of inboxTabs) {
      expect(ids(viewInbox(many, { ...plainView, sort: 'unreadFirst' })[tab])).toEqual(
        ids(viewInbox(many, plainView)[tab]),
      )
    }
  })

  test('the list that was given is left as it was', () => {
    viewInbox(items, { ...plainView, sort: 'oldest' })
    expect(ids(items)).toEqual(ids([middle, fresh, old]))
  })
})

describe('filters', () => {
  const types = ['mention', 'reply', 'private_message', 'external_message', 'message', 'inbox_message', 'event']
  const one = types.map((type) => item({ type }))

  test.each(typeFilters)(
    'IN-LIST-09 IN-LIST-10 the type filter %s shows its own type, and all shows everything',
    (type) => {
      const shown = viewInbox(one, { ...plainView, type }).unread.map((it) => it.type)
      expect([...shown].sort()).toEqual(type === 'all' ? [...types].sort() : [type])
    },
  )

  test('IN-LIST-12 the community filter looks at the own community, else at that of the channel', () => {
    const own = item({ channel: null, data: { communityId: 'c2' } })
    const through = item({ channel: { name: 'x', communityId: 'c2', communityName: 'Beweging' } })
    const other = item()
    const none = item({ channel: null })
    expect(ids(viewInbox([own, through, other, none], { ...plainView, communityId: 'c2' }).unread)).toEqual(
      ids([own, through]),
    )
  })
})

test('IN-LIST-03 IN-LIST-04 the counter counts both tabs that match, of all that are loaded', () => {
  const items = [item({ read: true }), item(), item({ type: 'mention' })]
  const all = viewInbox(items, plainView)
  expect(inboxWords.counter(all.shown, all.loaded)).toBe('3 van 3 berichten')
  const some = viewInbox(items, { ...plainView, type: 'reply' })
  expect(inboxWords.counter(some.shown, some.loaded)).toBe('2 van 3 berichten')
})

test('IN-LIST-15 IN-LIST-16 IN-LIST-17 an empty tab says why it is empty', () => {
  expect(inboxTabs.map((tab) => emptyWords[emptyTab(tab, plainView)])).toEqual([
    'Alles gelezen!',
    'Nog geen gelezen berichten',
  ])
  for (const view of [
    { ...plainView, search: 'x' },
    { ...plainView, type: 'reply' as const },
    { ...plainView, communityId: 'c1' },
  ]) {
    expect(hasFilters(view)).toBe(true)
    expect(inboxTabs.map((tab) => emptyWords[emptyTab(tab, view)])).toEqual([
      'Geen berichten gevonden',
      'Geen berichten gevonden',
    ])
  }
  expect(hasFilters({ ...plainView, search: '  ', sort: 'oldest' })).toBe(false)
})

test('whatever the view, each item is in one tab at most, and a plain view hides nothing', () => {
  const anyItem = fc.record({
    read: fc.boolean(),
    type: fc.constantFrom('mention', 'reply'),
    title: fc.constantFrom('a', 'b'),
  })
  const anyView = fc.record({
    search: fc.constantFrom('', 'a', 'zoe'),
    sort: fc.constantFrom(...inboxSorts),
    type: fc.constantFrom(...typeFilters),
    communityId: fc.constantFrom(null, 'c1'),
  })
  fc.assert(
    fc.property(fc.array(anyItem), anyView, (facts, view) => {
      const items = facts.map((it) => item(it))
      const { unread, read, shown, loaded } = viewInbox(items, view)
      expect(new Set(ids([...unread, ...read])).size).toBe(shown)
      expect([unread.some((it) => it.read), read.some((it) => !it.read)]).toEqual([false, false])
      expect(loaded).toBe(items.length)
      if (!hasFilters(view)) expect(shown).toBe(loaded)
    }),
  )
})

describe('a card', () => {
  test.each<[string, Partial<InboxItem>, string]>([
    ['Vermelding in Rood licht', {}, 'Vermelding'],
    [
      'Privébericht van Joost Mulder',
      {
        type: 'private_message',
        sender: { firstName: 'Joost', lastName: 'Mulder', username: 'joost' },
        channel: inPrivate,
      },
      'Privébericht',
    ],
    ['Reactie op jou in een privégesprek', { type: 'reply', channel: inPrivate }, 'Reactie op jou'],
    ['Account', { type: 'account', channel: null }, 'Account'],
  ])('IN-CARD-23 its line in the bell is %s', (line, more, kind) => {
    expect(aboutLine(item(more), kind)).toBe(line)
  })

  test.each<[string, Partial<InboxItem>]>([
    ['Universiteit / Rood licht', {}],
    ['Universiteit / Rood licht', { type: 'iets_nieuws' }],
    ['Privébericht', { type: 'private_message', channel: null }],
    [
      'E-mail: info@zonnewende.example',
      { type: 'external_message', channel: null, sourceType: 'email', participantHandle: 'info@zonnewende.example' },
    ],
    ['Instagram: zonnewende', { type: 'external_message', sourceType: 'instagram', participantHandle: 'zonnewende' }],
    ['Extern bericht: x', { type: 'external_message', sourceType: 'constructor', participantHandle: 'x' }],
    ['WhatsApp', { type: 'external_message', sourceType: 'whatsapp' }],
    ['Community', { channel: null }],
    ['Community', { type: 'event', channel: null }],
  ])('IN-CARD-07 the place label reads %s', (label, facts) => {
    expect(placeLabel(item(facts))).toBe(label)
  })

  test('without a sender the name is Verwijderde gebruiker', () => {
    expect([senderName(item()), senderName(item({ sender: null }))]).toEqual(['Zoë de Wit', 'Verwijderde gebruiker'])
  })

  test('COM-MOD-06 what nobody sent and is about one’s account is from Beheer', () => {
    const told = item({ type: 'account', sender: null })
    expect(senderName({ ...told, data: { communityId: null, authorId: null } })).toBe('Beheer')
    expect(senderName({ ...told, data: { communityId: null, authorId: 'gone' } })).toBe('Verwijderde gebruiker')
  })

  test.each(['event', 'event_letter', 'learning', 'experiment'])(
    'IN-CARD-24 news of the type %s that names no author is from Beheer, and of who is gone it stays theirs',
    (type) => {
      const told = item({ type, sender: null, channel: null })
      const names = [null, 'gone'].map((authorId) => senderName({ ...told, data: { communityId: null, authorId } }))
      expect(names).toEqual(['Beheer', 'Verwijderde gebruiker'])
    },
  )

  test.each([
    ['Evenement', 'event', '/events/wandelen'],
    ['Evenement', 'event', null],
    ['Livestream', 'event', '/livestream?stream=1'],
    ['Experiment', 'experiment', '/community/logboek'],
    ['Vermelding', 'mention', null],
    ['Een titel', 'onbekend', null],
  ])('SH-NOTIF-29 IN-CARD-24 %s is what it is called (type %s, leads to %s)', (kind, type, eventPath) => {
    expect(kindOf({ type, title: 'Een titel', data: { eventPath } })).toBe(kind)
  })

  test.each([
    ['a decision of a moderator', { type: 'account', authorId: null }, true],
    ['a message of an admin', { type: 'inbox_message', authorId: 'jasper' }, true],
    ['something of an account that somebody did', { type: 'account', authorId: 'jasper' }, false],
    ['a mention', { type: 'mention', authorId: 'zoe' }, false],
    ['a private message of somebody who is gone', { type: 'private_message', authorId: null }, false],
  ])('COM-MOD-09 %s takes an answer or not', (_what, told, ours) => {
    expect(isFromUs(told)).toBe(ours)
  })

  test('COM-MOD-12 a private message that nobody signed is from Beheer, one whose author is gone is not', () => {
    const told = item({ type: 'private_message', sender: null, channel: inPrivate })
    const [ours, gone] = [null, 'gone'].map((authorId) => ({ ...told, data: { communityId: null, authorId } }))
    expect([ours, gone].map((one) => one && senderName(one))).toEqual(['Beheer', 'Verwijderde gebruiker'])
    expect(ours && aboutLine(ours, 'Privébericht')).toBe('Privébericht van Beheer')
  })

  test.each([
    ['a decision about a message', { type: 'account', authorId: null, channelId: 'c1' }, true],
    ['what else Beheer tells of an account', { type: 'account', authorId: null, channelId: null }, false],
    ['what somebody did with an account', { type: 'account', authorId: 'jasper', channelId: 'c1' }, false],
    ['a message of an admin', { type: 'inbox_message', authorId: null, channelId: 'c1' }, false],
  ])('COM-MOD-09 COM-MOD-10 %s leads to a conversation with Beheer or not', (_what, told, leads) => {
    expect(isOfDecision(told)).toBe(leads)
  })

  test('COM-CHAT-56 only a message of an admin has a subject of its own', () => {
    expect(subjectOf({ type: 'inbox_message', title: 'Zaterdag dicht' })).toBe('Zaterdag dicht')
    expect(subjectOf({ type: 'inbox_message', title: '' })).toBeNull()
    expect(subjectOf({ type: 'mention', title: 'Zoë heeft je genoemd' })).toBeNull()
  })

  test('somebody outside is called by the handle', () => {
    expect(senderName(item({ type: 'external_message', sender: null, participantHandle: 'zonnewende' }))).toBe(
      'zonnewende',
    )
  })

  test('the text is the message of today, else the notification’s own', () => {
    expect(shownText(item({ text: 'zoals het was' }))).toBe('Goede vraag, ga naar buiten')
    expect(shownText(item({ message: null, text: 'zoals het was' }))).toBe('zoals het was')
    expect(shownText(item({ message: { content: '' }, text: 'zoals het was' }))).toBe('')
    expect(shownText(item({ message: null }))).toBe('')
  })
})

test('the labels of tabs, sort and type filter', () => {
  expect(tabWords).toEqual({ unread: 'Ongelezen', read: 'Gelezen' })
  expect(inboxSorts.map((sort) => sortWords[sort])).toEqual(['Nieuwste eerst', 'Oudste eerst', 'Ongelezen eerst'])
  expect(typeFilters.map((type) => typeWords[type])).toEqual([
    'Alle types',
    'Vermeldingen',
    'Reacties',
    'Privéberichten',
    'Externe berichten',
  ])
})
