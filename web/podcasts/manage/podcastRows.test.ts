import { newPodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, test } from 'vitest'
import { rowsChanged } from '../../base/editing/rowsChanged.ts'
import { podcastRows } from './podcastRows.ts'

const speaker = {
  id: 'p',
  firstName: 'Noor',
  lastName: 'Bos',
  username: 'noor',
  avatarUrl: null,
  avatarColor: 'sky',
  role: 'teacher',
}
const before = {
  id: 'e',
  version: 1,
  form: { ...newPodcastForm('2026-10-22T15:45:00.000Z'), title: 'Koud water', platform: 'youtube' as const },
  speaker: null,
  thumbnail: null,
}
const after = {
  ...before,
  version: 2,
  speaker,
  form: { ...before.form, categories: ['licht' as const], isFeatured: true, publishedAt: null },
}

test('POD-MORE-62 what another manager saved of an episode is told field by field, as it is read', () => {
  expect(rowsChanged(podcastRows(before), podcastRows(after))).toEqual([
    { label: 'Spreker', before: '', now: 'Noor Bos' },
    { label: 'Onderwerpen', before: '', now: 'licht' },
    { label: 'Gepubliceerd op', before: 'donderdag 22 oktober 2026 om 17:45', now: '' },
    { label: 'Uitgelicht', before: 'nee', now: 'ja' },
  ])
  const other = { ...before, form: { ...before.form, platform: 'spotify' as const, transcript: '0:00 Noor: Dag.' } }
  expect(rowsChanged(podcastRows(before), podcastRows(other))).toEqual([
    { label: 'Platform', before: 'YouTube', now: 'Spotify' },
    { label: 'Uitgeschreven tekst', before: '', now: '0:00 Noor: Dag.' },
  ])
})

test('POD-MORE-62 of a long text the part that differs is told', () => {
  const long = (word: string) => `${'begin '.repeat(100)}${word}${' einde'.repeat(100)}`
  const [row] = rowsChanged([['Tekst', long('warm')]], [['Tekst', long('koud')]])
  expect(row?.before).toMatch(/^….{0,40}warm( einde)+.*…$/)
  expect(row?.now).toMatch(/^….{0,40}koud( einde)+.*…$/)
  const [end] = rowsChanged([['Tekst', 'a'.repeat(300)]], [['Tekst', `${'a'.repeat(300)}b`]])
  expect([end?.before, end?.now]).toEqual([`…${'a'.repeat(240)}`, `…${'a'.repeat(239)}b`])
  const [start] = rowsChanged([['Tekst', 'kort']], [['Tekst', `lang ${'a'.repeat(300)}`]])
  expect([start?.before, start?.now]).toEqual(['kort', `lang ${'a'.repeat(235)}…`])
})
