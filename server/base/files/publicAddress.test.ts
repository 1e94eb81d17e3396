import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

const inner = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  ['of a provider (CGNAT)', '100.64.0.0', '100.127.255.255', '100.100.100.200'],
  ['this machine', '127.0.0.1', '127.255.255.255', '::1', '::'],
  ['link-local', '169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['of protocols', '192.0.0.1', '192.88.99.1', '198.18.0.0', '198.19.255.255'],
  ['examples', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['multicast and reserved', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  ['the inside of a cloud', '168.63.129.16', 'fd00:ec2::254'],
  ['unique local (ULA) and site-local', 'fc00::1', 'fdff:ffff::1', 'fec0::1'],
  ['IPv4 in other clothes', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::a00:1'],
  ['tunnels', '2001::1', '2002:a00:1::1', '2002:808:808::1'],
  ['no address at all', '', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3.4.5', '[::1]', '10.0.0.1 '],
].flatMap(([what = '', ...addresses]) => addresses.map((address) => [what, address] as const))

describe('what is not the public internet', () => {
  test.each(inner)('EV-FORM-67 %s: %j', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2606:4700::1111',
  '2a00:1450:400e:80f::200e',
])('EV-FORM-67 %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('EV-FORM-67 nothing that lies in a private network is public, however it is written', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  )
  fc.assert(
    fc.property(inside, (bytes) => {
      const [a, b, c, d] = bytes.map((one) => one.toString(16).padStart(2, '0'))
      const written = bytes.join('.')
      for (const address of [written, `::ffff:${written}`, `::ffff:${a}${b}:${c}${d}`, `64:ff9b::${a}${b}:${c}${d}`])
        expect([address, isPublicAddress(address)]).toEqual([address, false])
    }),
  )
})

test('EV-FORM-67 nothing outside what was given out of IPv6 is public, and no text makes the question fail', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const first = Number.parseInt(address.split(':')[0] || '0', 16)
      if (first < 0x2000 || first > 0x3fff) expect([address, isPublicAddress(address)]).toEqual([address, false])
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isPublicAddress(text)).toBe(false)
    }),
  )
})
