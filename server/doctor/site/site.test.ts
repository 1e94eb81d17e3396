import { expect, test } from 'vitest'
import { selfSigned } from '../../base/testing/certificate.ts'
import { openWorld } from '../../base/testing/world.ts'
import { about, patient, statesOf } from '../testing/look.ts'
import { siteThatSays } from '../testing/site.ts'
import { lookAtAddress } from './address.ts'
import { lookAtCertificate } from './certificate.ts'
import { lookAtPages, lookAtProgram } from './pages.ts'
import { isReady, lookAtProcess, processAddress } from './process.ts'

const certificate = selfSigned('localhost', new Date('2049-03-31T00:00:00Z'))
const before = (days: number) => new Date(Date.UTC(2049, 2, 31 - days))

test('OPS-DOCTOR-17 the process of a real site is ready', async () => {
  const world = await openWorld()
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  expect(statesOf(await lookAtProcess(address, patient))).toEqual({ process: 'good' })
  expect(statesOf(await lookAtAddress(address, {}))).toEqual({ 'public address': 'good' })
})

test('OPS-DOCTOR-17 a process that is not ready, not there, or another program is told apart', async () => {
  const site = await siteThatSays(503)
  const look = async () => about(await lookAtProcess(site.url, patient), 'process')
  expect(await look()).toMatchObject({ state: 'wrong', todo: expect.stringContaining('log of the process') })
  site.says(200, { body: '<h1>It works!</h1>' })
  expect(await look()).toMatchObject({ state: 'wrong', todo: expect.stringContaining('another with PORT') })
  expect(await isReady(site.url)).toBe(false)
  site.says(200, { body: '{"status":"UP"}' })
  expect(await isReady(site.url)).toBe(false)
  expect(about(await lookAtProcess('http://127.0.0.1:1', patient), 'process')).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('npm start'),
  })
})

test('OPS-DOCTOR-17 it is asked at HOST, or on this machine when it listens everywhere', () => {
  expect(processAddress({ HOST: '0.0.0.0', PORT: 3000 })).toBe('http://127.0.0.1:3000')
  expect(processAddress({ HOST: '10.0.0.4', PORT: 80 })).toBe('http://10.0.0.4:80')
  expect(processAddress({ HOST: '::1', PORT: 3000 })).toBe('http://[::1]:3000')
})

test.each([
  ['leads elsewhere', 301, 'wrong', /www or not/],
  ['finds no site behind the balancer', 502, 'warning', /Start the site/],
  ['is of another program', 404, 'wrong', /pass every path/],
])('OPS-DOCTOR-17 a public address that %s says so', async (_what, status, state, todo) => {
  const site = await siteThatSays(200)
  site.says(status, { body: 'no', headers: { location: 'https://elders.nl/' } })
  expect(about(await lookAtAddress(site.url, {}), 'public address')).toMatchObject({
    state,
    todo: expect.stringMatching(todo),
  })
})

test('OPS-DOCTOR-17 a public address that cannot be reached is wrong', async () => {
  expect(about(await lookAtAddress('http://127.0.0.1:1', {}), 'public address')).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('ECONNREFUSED'),
    todo: expect.stringContaining('DNS'),
  })
})

test.each([
  [22, 'good'],
  [21, 'good'],
  [20, 'warning'],
  [7, 'warning'],
  [6, 'wrong'],
  [-1, 'wrong'],
])('OPS-DOCTOR-17 a trusted certificate of %d days is %s', async (days, state) => {
  const site = await siteThatSays(200, certificate)
  const [finding] = await lookAtCertificate(site.url, before(days), { ca: certificate.cert })
  expect(finding?.state).toBe(state)
  if (state !== 'good') expect(finding?.todo).toContain('renew')
})

test('OPS-DOCTOR-17 a certificate that nobody trusts is wrong, and is told once', async () => {
  const site = await siteThatSays(200, selfSigned('localhost'))
  expect(await lookAtCertificate(site.url, before(100))).toMatchObject([
    {
      state: 'wrong',
      says: expect.stringContaining('is not trusted'),
      todo: expect.stringContaining('known authority'),
    },
  ])
  expect(await lookAtAddress(site.url, {})).toEqual([])
  expect(await lookAtCertificate('http://localhost:1', before(1))).toEqual([])
})

test('OPS-DOCTOR-18 pages that are not built are wrong, old ones a warning, each with the command', () => {
  expect(lookAtPages('fresh', 'production')).toMatchObject([{ state: 'good' }])
  expect(lookAtPages('old', 'production')).toMatchObject([
    { state: 'warning', todo: expect.stringContaining('npm run build') },
  ])
  expect(lookAtPages('none', 'demo')).toMatchObject([{ state: 'wrong', todo: expect.stringContaining('npm start') }])
  expect(lookAtPages('none', 'development')).toMatchObject([{ state: 'not used' }])
})

test('OPS-DOCTOR-18 OPS-START-01 a server that is not built, or is older than its sources, is a warning with the command', () => {
  expect(lookAtProgram('fresh', 'production')).toMatchObject([{ state: 'good' }])
  for (const built of ['old', 'none'] as const)
    expect(lookAtProgram(built, 'production')).toMatchObject([
      { state: 'warning', todo: expect.stringContaining('npm run build') },
    ])
  expect(lookAtProgram('none', 'development')).toMatchObject([{ state: 'not used' }])
})
