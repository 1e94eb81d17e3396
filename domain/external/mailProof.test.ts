import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnproven } from './mailProof.ts'

const heads = (...values: string[]) => [
  { key: 'received', value: 'from elders.example' },
  ...values.map((value) => ({ key: 'authentication-results', value })),
  { key: 'from', value: 'kim@buiten.example' },
]

test.each<[string, string[], boolean]>([
  ['nothing', [], false],
  ['an empty header', [''], false],
  ['only its name', ['mx.ons.example; none'], false],
  ['dmarc failed', ['mx.ons.example; spf=pass smtp.mailfrom=x; dkim=pass; dmarc=fail (p=NONE) header.from=b'], true],
  ['dmarc passed, spf failed', ['mx.ons.example;\r\n spf=fail;\r\n dmarc=pass'], false],
  ['spf and dkim failed', ['mx.ons.example; spf=fail smtp.mailfrom=x; dkim=fail'], true],
  ['spf failed softly, no signature', ['mx.ons.example; spf=softfail; dkim=none; dmarc=none'], true],
  ['spf failed hard, no signature', ['mx.ons.example; SPF=HARDFAIL; dkim = none'], true],
  ['spf failed, a signature holds', ['mx.ons.example; spf=fail; dkim=fail; dkim=pass'], false],
  ['a signature was broken on the way', ['mx.ons.example; spf=pass; dkim=fail'], false],
  ['nothing could be asked', ['mx.ons.example; spf=temperror; dkim=neutral; dmarc=permerror'], false],
  ['no server is named', ['spf=fail (sender IP is 1.2.3.4) smtp.mailfrom=b;dkim=none;dmarc=fail action=oreject'], true],
  ['a version', ['mx.ons.example 1; dmarc/1=fail'], true],
  ['two headers of one server', ['mx.ons.example; dkim=none', 'MX.ons.example 1; dmarc=fail'], true],
  ['the sender says that it passed', ['mx.ons.example; dmarc=fail', 'mx.ons.example; dmarc=pass'], true],
  ['a server on the way said that it failed', ['mx.ons.example; dmarc=pass', 'mx.elders.example; dmarc=fail'], false],
  ['it stands in a remark', ['mx.ons.example; dmarc=pass (a (b) ; dmarc=fail) header.from=b'], false],
  ['it stands in quotes', ['mx.ons.example; spf=pass reason="x; dmarc=fail \\" ; dmarc=fail"'], false],
  ['a word that only begins like it', ['mx.ons.example; x-dmarc=fail; dmarc-x=fail'], false],
])('IN-EXT-86 of %s a sender is unproven as it should be', (_what, values, is) => {
  expect(isUnproven(heads(...values))).toBe(is)
})

test('IN-EXT-86 whatever stands in such a header is read, in no time', () => {
  const part = fc.constantFrom('(', ')', '"', '\\', ';', '=', 'dmarc', 'fail', ' ', 'spf')
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 60 }), (parts) => {
      expect(typeof isUnproven(heads(parts.join('')))).toBe('boolean')
    }),
  )
  for (const long of ['(', ' ', 'a', 'a=', ';', '"', '\\'])
    expect(isUnproven(heads(...Array<string>(1000).fill(long.repeat(1_000_000))))).toBe(false)
})
