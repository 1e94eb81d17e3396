import { afterEach, expect, test, vi } from 'vitest'
import { policy } from './policies.ts'

type Rules = Parameters<typeof policy>[1]

/** A browser that keeps what was made, as the real one does. */
function browser() {
  const made = new Map<string, Rules>()
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      if (made.has(name)) throw new TypeError('made already')
      made.set(name, rules)
      return { createHTML: rules.createHTML, createScriptURL: rules.createScriptURL }
    },
  })
  vi.stubGlobal('location', { origin: 'https://bewezen.example' })
  return made
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('SEC-ACC-22 a browser without Trusted Types, and the server, take the text as it is', () => {
  const { createHTML, createScriptURL } = policy('cleaned-text', { createHTML: () => null })
  expect([createHTML('<b>a</b>'), createScriptURL('/x.js')]).toEqual(['<b>a</b>', '/x.js'])
})

test.each([
  ['createHTML', 'DOMParser parseFromString', '<p>Tekst</p>', true],
  ['createHTML', 'Element innerHTML', '<p>Tekst</p>', false],
  ['createHTML', 'Document write', '<p>Tekst</p>', false],
  ['createScriptURL', 'Worker constructor', 'blob:https://bewezen.example/0f', true],
  ['createScriptURL', 'Worker constructor', 'blob:https://bewezen.example.evil/0f', false],
  ['createScriptURL', 'Worker constructor', 'https://bewezen.example/worker.js', false],
  ['createScriptURL', 'HTMLScriptElement src', 'blob:https://bewezen.example/0f', false],
] as const)('SEC-ACC-22 of libraries, %s at %s with %s: %s', async (kind, sink, text, passes) => {
  const made = browser()
  const { trustLibraries } = await import('./libraries.ts')
  trustLibraries()
  trustLibraries()
  expect(made.get('default')?.[kind]?.(text, '', sink)).toBe(passes ? text : null)
  expect(made.get('default')).not.toHaveProperty('createScript')
})

test('SEC-ACC-22 code that asks the default policy by itself is refused, so that the clipboard of the editor takes its own', async () => {
  const made = browser()
  const { trustLibraries } = await import('./libraries.ts')
  trustLibraries()
  expect(() => made.get('default')?.createHTML?.('<p>Geplakt</p>')).toThrow(TypeError)
})

test('SEC-ACC-22 only the service worker of the site gets an address', async () => {
  const made = browser()
  await import('../session/serviceWorker.ts')
  const { createScriptURL } = made.get('service-worker') ?? {}
  expect(createScriptURL?.('/service-worker.js', '', '')).toBe('/service-worker.js')
  expect(createScriptURL?.('/uploads/a.js', '', '')).toBeNull()
})
