import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeEach, expect, test } from 'vitest'
import type { House } from '../base/house.ts'
import { readSettings } from '../base/settings.ts'
import { atEnd } from '../base/testing/atEnd.ts'
import { sendPush } from '../inbox/push/send.ts'
import type { SourceRow } from './inbound.ts'
import { askGraph } from './meta/graph.ts'
import { fetchMedia } from './meta/media.ts'
import { sealSecret } from './secrets.ts'

/** A house of others that leads every caller on to itself, elsewhere; what came where. */
const asked: string[] = []
let status = 307
const host = createServer((request, answer) => {
  const path = request.url ?? ''
  asked.push(path)
  request.resume()
  if (path.endsWith('/picture')) return answer.end(JSON.stringify({ url: `${origin}/leads-on` }))
  if (path === '/elsewhere') return answer.writeHead(201).end('{}')
  answer.writeHead(status, { location: '/elsewhere' }).end()
})
await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
atEnd(() => void host.close())
beforeEach(() => {
  asked.length = 0
})

const settings = readSettings({ NODE_ENV: 'test', META_GRAPH_URL: origin })
const id = newId()
const source = { id, accessToken: sealSecret(settings, id, 'access', 'secret') } as SourceRow
const lastingSecrets = { 'web push': Buffer.alloc(32, 1).toString('base64url'), 'external erased': '' }
const house = { settings, lastingSecrets } as House

const codes = [301, 302, 303, 307, 308]

test.each(codes)(
  'SEC-ACC-43 a message to Meta that is led on with %i goes no further, nor does its token',
  async (code) => {
    status = code
    for (const body of [undefined, { text: 'hoi' }]) {
      asked.length = 0
      expect((await askGraph(house, source, 'messages', body)).status).toBe(code)
      expect(asked).toHaveLength(1)
      expect(asked).not.toContain('/elsewhere')
    }
  },
)

test.each(codes)('SEC-ACC-43 a file at Meta that is led on with %i is not fetched', async (code) => {
  status = code
  expect(await fetchMedia(house, { id: 'picture', source })).toBeNull()
  expect(asked.at(-1)).toBe('/leads-on')
})

test.each(codes)('SEC-ACC-43 a push that is led on with %i goes no further', async (code) => {
  status = code
  const browser = createECDH('prime256v1')
  const subscription = {
    endpoint: `${origin}/push`,
    publicKey: browser.generateKeys('base64url'),
    authSecret: randomBytes(16).toString('base64url'),
  }
  const message = { id: newId(), title: 'Nieuw', text: '', path: '/inbox' }
  await expect(sendPush(house, subscription, message)).rejects.toThrow(`the push service answered ${code}`)
  expect(asked).toEqual(['/push'])
})
