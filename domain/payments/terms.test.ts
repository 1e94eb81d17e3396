import { expect, test } from 'vitest'
import { ProviderFailed } from './provider.ts'
import { termsVersion } from './terms.ts'

test('SUB-CHECKOUT-13 EV-ENROL-42 the terms that people agree to now have a version of their own', () => {
  expect(termsVersion).toMatch(/^AV-\d{4}-\d{2}$/)
})

test('a provider that failed is known by its name in the log', () => {
  expect(new ProviderFailed('no answer').name).toBe('ProviderFailed')
})
