import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxAddress, withoutSecrets } from './address.ts'

const id = '0195b1c2-aaaa-7bbb-8ccc-0123456789ab'

test.each([
  ['https://bewezen.example/inbox?tab=read&sort=oldest', 'https://bewezen.example/inbox?tab=read&sort=oldest'],
  [`https://bewezen.example/community/a/b?message=${id}`, `https://bewezen.example/community/a/b?message=${id}`],
  [`https://bewezen.example/profile/${id}#settings`, `https://bewezen.example/profile/${id}#settings`],
  ['https://bewezen.example/auth/confirm?token=Zm9vYmFy', 'https://bewezen.example/auth/confirm?token=***'],
  ['https://bewezen.example/reset-password?code=123456&tab=x', 'https://bewezen.example/reset-password?code=***&tab=x'],
  [
    'https://bewezen.example/auth/callback#access_token=abc&refresh_token=def',
    'https://bewezen.example/auth/callback#***',
  ],
  [
    'https://bewezen.example/subscription-success?session_id=cs_test_a1',
    'https://bewezen.example/subscription-success?session_id=***',
  ],
  [
    'https://bewezen.example/x?payment_intent_client_secret=pi_1_secret_2',
    'https://bewezen.example/x?payment_intent_client_secret=***',
  ],
  ['https://bewezen.example/auth?next=%2Finbox%3Ftoken%3Dabc', 'https://bewezen.example/auth?next=***'],
  ['https://bewezen.example/inbox?tab=a%2Fb', 'https://bewezen.example/inbox?tab=***'],
  ['https://noor:geheim@bewezen.example/inbox', 'https://bewezen.example/inbox'],
  ['https://bewezen.example/l/V1StGXR8_Z5jdHi6B-myT4kQ', 'https://bewezen.example/l/***'],
  [
    'https://bewezen.example/blogs/waarom-ochtendlicht-je-nacht-verandert',
    'https://bewezen.example/blogs/waarom-ochtendlicht-je-nacht-verandert',
  ],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['/inbox', ''],
  ['', ''],
])('SH-REPORT-25 SH-EDGE-16 of %s is kept %s', (address, kept) => {
  expect(withoutSecrets(address)).toBe(kept)
})

test('SH-REPORT-25 SH-LIMIT-24 whatever a secret is called and wherever it stands, it is not kept; nor is a book', () => {
  const secret = 'Geheim7Geheim7Geheim7Geheim7'
  const name = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
    .filter((one) => !['tab', 'sort', 'type', 'community', 'mode', 'message', 'page', 'category'].includes(one))
  fc.assert(
    fc.property(name, fc.constantFrom('query', 'hash', 'path', 'password'), fc.nat(3000), (name, where, more) => {
      const part = {
        query: `/x?${encodeURIComponent(name)}=${secret}`,
        hash: `/x#${encodeURIComponent(name)}=${secret}`,
        path: `/x/${secret}`,
        password: '/x',
      }[where]
      const user = where === 'password' ? `noor:${secret}@` : ''
      const kept = withoutSecrets(`https://${user}bewezen.example${part}&tab=${'x'.repeat(more)}`)
      expect(kept).not.toContain(secret)
      expect(kept.length).toBeLessThanOrEqual(maxAddress)
    }),
  )
})
