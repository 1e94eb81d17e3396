import { describe, expect, test } from 'vitest'
import { farAddress, farName, file, openFarSite, redirect } from '../testing/farSite.ts'
import { openFarFile } from './farFile.ts'

const at = (path: string) => `https://${farName}${path}`
const metadata = '169.254.169.254'
const site = await openFarSite(
  {
    '/a.png': file('een plaatje'),
    '/moved': redirect('/a.png'),
    '/1': redirect('/2', 301),
    '/2': redirect(at('/3'), 307),
    '/3': redirect('/a.png', 308),
    '/4': redirect('/1', 303),
    '/inside': redirect(`https://${metadata}/latest/meta-data/`),
    '/by-name': redirect('https://inside.example/a.png'),
    '/plain': redirect(`http://${farName}/a.png`),
    '/port': redirect(`https://${farName}:8443/a.png`),
    '/signed-in': redirect(`https://naam:geheim@${farName}/a.png`),
    '/nowhere': redirect('https://'),
    '/not-modified': (_request, reply) => void reply.writeHead(304, { location: '/a.png' }).end(),
    '/silent': () => {},
    '/drops': (_request, reply) => {
      reply.writeHead(200).write('het begin')
    },
  },
  {
    'inside.example': [metadata],
    'half.example': [farAddress, '10.0.0.7'],
    'other.example': [farAddress],
  },
)
const { outside, asked, called } = site
const textOf = async (address: string, patienceMs = outside.patienceMs) => {
  const answer = await openFarFile({ ...outside, patienceMs }, address)
  if (!answer) return null
  let text = ''
  for await (const piece of answer) text += piece
  return text
}

test('EV-FORM-67 a file elsewhere is read, without cookies or credentials', async () => {
  asked.length = 0
  expect(await textOf(at('/a.png'))).toBe('een plaatje')
  expect(asked.map(({ headers }) => headers)).toEqual([
    { host: farName, accept: expect.any(String), 'accept-encoding': 'identity', connection: 'close' },
  ])
})

test('EV-FORM-67 at most three redirects are followed, and what they set is not sent along', async () => {
  asked.length = 0
  expect(await textOf(at('/1'))).toBe('een plaatje')
  expect(asked.map(({ url, headers: { cookie } }) => [url, cookie])).toEqual([
    ['/1', undefined],
    ['/2', undefined],
    ['/3', undefined],
    ['/a.png', undefined],
  ])
  expect(await textOf(at('/4'))).toBeNull()
})

describe('what is never asked', () => {
  test.each([
    ['an address of our own network', `https://${metadata}/`],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine, written as a number', 'https://2130706433/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['an inner address in IPv6 clothes', 'https://[::ffff:10.0.0.1]/'],
    ['a name that leads inside', 'https://inside.example/'],
    ['a name of which one address is inside', 'https://half.example/'],
    ['a name that leads nowhere', 'https://gone.example/'],
    ['a port of its own', `https://${farName}:8443/a.png`],
    ['without https', `http://${farName}/a.png`],
  ])('EV-FORM-67 %s', async (_what, address) => {
    called.length = 0
    expect(await openFarFile(outside, address)).toBeNull()
    expect(called).toEqual([])
  })

  test.each(['/inside', '/by-name', '/plain', '/port', '/signed-in', '/nowhere', '/not-modified'])(
    'EV-FORM-67 what %s leads to',
    async (path) => {
      called.length = 0
      expect(await openFarFile(outside, at(path))).toBeNull()
      expect(called).toEqual([farAddress])
    },
  )

  test('EV-FORM-67 a site that cannot prove its name', async () => {
    expect(await openFarFile(outside, 'https://other.example/a.png')).toBeNull()
  })
})

test('EV-FORM-67 a name that leads elsewhere when it is looked up again changes nothing: it is looked up once', async () => {
  const answers = [[farAddress], ['10.0.0.7']]
  called.length = 0
  const turning = { ...outside, addressesOf: async () => answers.shift() ?? [] }
  expect(await openFarFile(turning, at('/a.png'))).not.toBeNull()
  expect([called, answers]).toEqual([[farAddress], [['10.0.0.7']]])
})

describe('what takes too long', () => {
  test('EV-FORM-67 a site that never answers, and a name that is never found', async () => {
    expect(await textOf(at('/silent'), 200)).toBeNull()
    const lost = { ...outside, addressesOf: () => new Promise<never>(() => {}), patienceMs: 200 }
    expect(await openFarFile(lost, at('/a.png'))).toBeNull()
  })

  test('EV-FORM-67 one whose file never ends breaks off', async () => {
    await expect(textOf(at('/drops'), 1_000)).rejects.toThrow()
  })
})
