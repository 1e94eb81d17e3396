import type { PublicProfile } from '@bewezen/domain/profile/contract.ts'
import { placeWords } from '@bewezen/domain/profile/placeWords.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from '../base/parts/Avatar.tsx'
import { PersonSummary } from './PersonSummary.tsx'
import { PointBadges } from './PointBadges.tsx'

const empty: PublicProfile = {
  id: 'x',
  firstName: 'Sanne',
  lastName: 'de Wit',
  username: 'sanne',
  avatarUrl: null,
  avatarColor: 'slaap',
  role: 'student',
  points: 0,
  rank: null,
  level: null,
  bio: null,
  profession: null,
  city: null,
  interests: [],
  nutritionIcon: null,
  sportIcon: null,
  interestIcon: null,
  awards: [],
}
const full: PublicProfile = {
  ...empty,
  points: 1240,
  rank: 14,
  level: { number: 2, name: 'Licht en ritme' },
  bio: '<b>Licht</b>',
  interests: ['Slaap'],
  sportIcon: '🏊',
  awards: [{ id: 'a', name: 'Zeven ochtenden', description: null, imageUrl: null, earnedAt: '2026-10-09T08:00:00Z' }],
}
const drawn = (profile: PublicProfile) => renderToStaticMarkup(<PersonSummary of={profile} />)
const texts = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('SH-CARD-02 SH-CARD-06 SH-EDGE-16 rank, level, points, bio, interests, icons and awards stand in the dialog, as text', () => {
  const html = drawn(full)
  for (const text of [
    'Plek 14',
    'Level afgerond 2',
    'Punten 1.240',
    '5 van 5',
    'Slaap',
    '🏊',
    'Zeven ochtenden',
    '9 oktober 2026',
  ])
    expect(texts(html)).toContain(text)
  expect(html).toContain('&lt;b&gt;Licht&lt;/b&gt;')
})

test.each([
  ['student', ''],
  ['student_plus_lars', ''],
  ['teacher', ' bij de docenten'],
  ['moderator', ' bij de moderators'],
  ['partner', ' bij de partners'],
])('SH-RANK-12 the place of a %s says among whom it is', (role, among) => {
  expect(texts(drawn({ ...full, role }))).toContain(`Plek${among} 14 Level`)
  expect(placeWords.placed(14, role)).toBe(`Plek 14${among}`)
})

test('SH-CARD-07 what is empty is left out', () => {
  const said = texts(drawn(empty))
  for (const text of ['Plek', 'Level', 'Interesses', 'iconen']) expect(said).not.toContain(text)
  expect(said).toContain('Punten 0')
  expect(said).toContain('Nog geen awards')
})

test('SH-RANK-11 whoever has no points yet stands in no place', () => {
  const said = texts(drawn({ ...full, points: 0, rank: 205 }))
  expect(said).toContain('Plek Komt met de eerste zonnetjes')
  expect(said).not.toContain('205')
})

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [499, 4],
  [500, 5],
  [9999, 5],
])('SH-CARD-05 SH-LIMIT-12 %i points show %i badges of five', (points, badges) => {
  const html = renderToStaticMarkup(<PointBadges points={points} />)
  expect(html.match(/data-earned/g) ?? []).toHaveLength(badges)
  expect(html.match(/rounded-full/g)).toHaveLength(5)
})

test('SH-AVAT-07 without a photo two initials stand on the stored colour', () => {
  const html = renderToStaticMarkup(<Avatar name="Sanne de Wit" color="slaap" />)
  expect(html).toContain('data-initials="SW"')
  expect(html).toContain('bg-th-slaap-soft')
  const photo = renderToStaticMarkup(<Avatar name="Sanne" photo="/files/avatars/x/256.webp" />)
  expect(photo).toContain('/files/avatars/x/128.webp')
})
