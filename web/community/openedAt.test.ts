import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { type Asked, type Opened, openedAt, type Remembered } from './openedAt.ts'

const channel = (slug: string, name = slug): Channel => ({
  id: `id-${slug}`,
  slug,
  name,
  description: null,
  unread: 0,
  lastSeq: 0,
  isArchived: false,
  mayPost: true,
  pin: null,
})
const community = (slug: string, joined: boolean, channels: Channel[]): Community => ({
  id: `id-${slug}`,
  slug,
  name: slug,
  description: null,
  imageUrl: null,
  memberCount: 3,
  joined,
  channels,
})

const light = community('licht', false, [channel('welkom', 'Welkom'), channel('zon', 'Zon en maan')])
const sleep = community('slaap', true, [channel('ritme', 'Ritme'), channel('welkom-slaap', 'Welkom')])
const bare = community('kaal', false, [])
const nothing: Remembered = { start: 'last', communityId: null, channelSlug: null }
const plain: Remembered = { ...nothing, start: 'today' }

const at = (asked: Partial<Asked>, remembered = nothing, communities = [light, sleep, bare]) =>
  told(openedAt(communities, { query: {}, ...asked }, remembered))
const told = (opened: Opened) =>
  [
    opened.show,
    'community' in opened && opened.community.slug,
    'channel' in opened && opened.channel.slug,
    'missed' in opened && 'missed',
    'place' in opened && opened.place,
    'type' in opened && `${opened.type}:${opened.slug}`,
  ]
    .filter(Boolean)
    .join(' ')

test('COM-CHAT-02 SH-TODAY-12 for who begins at the last channel, with exactly one joined community that one opens at its first channel', () => {
  expect(at({})).toBe('channel slaap ritme')
})

test('COM-CHAT-02 without or with several joined communities the cards are shown', () => {
  expect(at({}, nothing, [light, bare])).toBe('cards')
  expect(at({}, nothing, [{ ...light, joined: true }, sleep])).toBe('cards')
  expect(at({}, nothing, [])).toBe('cards')
})

test('COM-CHAT-02 the last visited community opens, and one that is gone is forgotten', () => {
  expect(at({}, { ...nothing, communityId: 'id-licht' })).toBe('channel licht welkom')
  expect(at({}, { ...nothing, communityId: 'id-weg' })).toBe('channel slaap ritme')
})

test('COM-CHAT-02 SH-TODAY-01 without a place in the address the own day opens, whatever was open last', () => {
  expect(at({}, plain)).toBe('today')
  expect(at({}, { ...plain, communityId: 'id-licht' })).toBe('today')
  expect(at({}, plain, [])).toBe('today')
  expect(at({ query: { view: 'vandaag' } })).toBe('today')
})

test('SH-TODAY-01 SH-ROUTE-04 a place in the address goes before the own day', () => {
  expect(at({ query: { channelId: 'id-zon' } }, plain)).toBe('channel licht zon')
  expect(at({ query: { channelName: 'Zon en maan' } }, plain)).toBe('channel licht zon')
  expect(at({ blueprint: 'licht' }, plain)).toBe('channel licht welkom')
  expect(at({ query: { view: 'all' } }, plain)).toBe('cards')
})

test('the cards can be asked for', () => {
  expect(at({ query: { view: 'all' } }, { ...nothing, communityId: 'id-licht' })).toBe('cards')
})

test('ROUTE-TABLE-21 slugs are compared in lower case', () => {
  expect(at({ blueprint: 'Licht', channel: 'ZON' })).toBe('channel licht zon')
})

test('SH-COMM-02 SH-ROUTE-30 a path opens its channel, and a community its first one', () => {
  expect(at({ blueprint: 'licht', channel: 'zon' })).toBe('channel licht zon')
  expect(at({ blueprint: 'licht' })).toBe('channel licht welkom')
  expect(at({ blueprint: 'kaal' })).toBe('noChannels kaal')
})

test('COM-CHAT-06 SH-COMM-04 an unknown community or channel is not there, alike', () => {
  expect(at({ blueprint: 'weg' })).toBe('unknown')
  expect(at({ blueprint: 'weg', channel: 'zon' })).toBe('unknown')
  expect(at({ blueprint: 'slaap', channel: 'zon' })).toBe('unknown')
  expect(at({ blueprint: 'weg', channel: 'x', type: 'lesson' })).toBe('unknown')
})

test('ROUTE-TABLE-06 ROUTE-TABLE-18 content opens at the short address and at the one with a channel', () => {
  expect(at({ blueprint: 'Licht', type: 'feed', slug: 'zon-op' })).toBe('content licht feed:zon-op')
  expect(at({ blueprint: 'licht', channel: 'welkom', type: 'lesson', slug: 'een' })).toBe('content licht lesson:een')
  expect(at({ blueprint: 'weg', type: 'feed', slug: 'zon-op' })).toBe('unknown')
})

test('COM-CHAT-04 what a community has beside its talk stands where a channel would', () => {
  expect(at({ blueprint: 'licht', channel: 'feed' })).toBe('place licht feed')
  expect(at({ blueprint: 'kaal', channel: 'Universiteit' })).toBe('place kaal university')
})

test('SH-ROUTE-04 a channel is selected by its id, or by its name in any case', () => {
  expect(at({ query: { channelId: 'id-zon' } })).toBe('channel licht zon')
  expect(at({ query: { channelName: 'zon EN Maan' } })).toBe('channel licht zon')
  expect(at({ query: { blueprintId: 'id-slaap', channelName: 'welkom' } })).toBe('channel slaap welkom-slaap')
  expect(at({ query: { blueprintId: 'id-licht' } })).toBe('channel licht welkom')
})

test('SH-ROUTE-05 the id goes before the name, and the name before nothing', () => {
  expect(at({ query: { channelId: 'id-zon', channelName: 'Ritme' } })).toBe('channel licht zon')
  expect(at({ query: { channelId: 'id-weg', channelName: 'Ritme' } })).toBe('channel slaap ritme')
  expect(at({ query: { blueprintId: 'id-slaap', channelId: 'id-zon' } })).toBe('channel licht zon')
})

test('SH-ROUTE-05 when neither is there, the first available channel opens and says that it is another one', () => {
  expect(at({ query: { channelId: 'id-weg' } })).toBe('channel slaap ritme missed')
  expect(at({ query: { blueprintId: 'id-licht', channelId: 'id-weg' } })).toBe('channel licht welkom missed')
  expect(at({ query: { blueprintId: 'id-weg' } })).toBe('channel slaap ritme missed')
  expect(at({ query: { channelId: 'id-weg' } }, nothing, [bare])).toBe('unknown')
})

test('SH-LINK-09 what a followed link left opens at the bare address, and the address in the bar goes before it', () => {
  const left: Remembered = { start: 'today', communityId: 'id-slaap', channelSlug: 'zon' }
  expect(at({}, left)).toBe('channel licht zon')
  expect(at({ blueprint: 'slaap' }, left)).toBe('channel slaap ritme')
  expect(at({ query: { channelId: 'id-ritme' } }, left)).toBe('channel slaap ritme')
  expect(at({}, { ...left, channelSlug: 'weg', start: 'last' })).toBe('channel slaap ritme')
})

test('COM-CHAT-17 the queue of reported messages has an address of its own, and no channels', () => {
  expect(at({ blueprint: 'moderatie' })).toBe('moderation')
  expect(at({ blueprint: 'moderatie', channel: 'welkom' })).toBe('unknown')
})

test('COM-N1-10 one’s own experiments have an address of their own, and no channels', () => {
  expect(at({ blueprint: 'logboek' })).toBe('logbook')
  expect(at({ blueprint: 'logboek', channel: 'welkom' })).toBe('unknown')
})
