import { expect, test } from 'vitest'
import { isHouseName } from './houseNames.ts'

test.each([
  'admin',
  'Admin',
  'bewezen',
  'beheer',
  'moderator',
  'admin_1',
  'admin2',
  'bewezen_team',
  'bewezenteam',
  'a_d_m_i_n',
  '_support_',
  'ad1min',
  '4dmin',
  'adm1n',
  'admln',
  'adrnin',
  'bew3zen',
  'bevvezen',
  'beweze_n',
  'm0derator5',
  'sy5teem',
  'supp0rt_2026',
])('SH-USER-15 %s is a name of the house', (username) => {
  expect(isHouseName(username)).toBe(true)
})

test.each([
  'noor',
  'noor_admin',
  'teamlezer',
  'beheersing',
  'info_noor',
  'tamara',
  'wout_er',
  'ad_min_noor',
  '12',
  '_',
  '',
])('SH-USER-15 %s is nobody of the house', (username) => {
  expect(isHouseName(username)).toBe(false)
})
