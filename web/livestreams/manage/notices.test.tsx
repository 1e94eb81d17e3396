import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { toldOfRefusal, toldOfSuccess, toldWhile } from '../../base/api/testing/heldChanges.ts'
import { aStream } from '../testing/aStream.ts'
import { RemoveStream } from './RemoveStream.tsx'
import { useStreamForm } from './useStreamForm.ts'

vi.mock('../../base/api/useChange.ts', () => import('../../base/api/testing/heldChanges.ts'))
afterEach(() => vi.unstubAllGlobals())

const drawn = (part: React.ReactNode) =>
  renderToStaticMarkup(<QueryClientContext value={new QueryClient()}>{part}</QueryClientContext>)

type Stored = Parameters<typeof useStreamForm>[0]['stored']
type Held = ReturnType<typeof useStreamForm>
function Form({ stored, onForm }: { stored: Stored; onForm: (form: Held) => unknown }) {
  onForm(useStreamForm({ stored, onDone: () => {} }))
  return null
}

/** The form of a stream, or of a new one. */
function formOf(stored: Stored): Held {
  const forms: Held[] = []
  drawn(<Form stored={stored} onForm={(form) => forms.push(form)} />)
  const [form] = forms
  if (!form) throw new Error('the form was not drawn')
  return form
}

test.each([
  ['making', null, 'Livestream aangemaakt'],
  ['editing', aStream(), 'Livestream bijgewerkt'],
] as const)(
  'X3-ERR-17 X3-ERR-24 X3-ERR-25 %s one says so; a refusal is a destructive toast',
  async (_, stored, done) => {
    formOf(stored)
    expect(await toldOfSuccess('livestreams.save', aStream())).toEqual([{ kind: 'success', title: done }])
    expect(await toldOfRefusal('livestreams.save', 'UNKNOWN')).toEqual([{ kind: 'error', title: 'Fout bij opslaan' }])
  },
)

test('X3-ERR-17 X3-ERR-21 X3-ERR-25 deleting one says so, also when it was gone already; a failure is a destructive toast', async () => {
  drawn(<RemoveStream stream={aStream()} />)
  const done = [{ kind: 'success', title: 'Livestream verwijderd' }]
  expect(await toldOfSuccess('livestreams.remove')).toEqual(done)
  expect(await toldOfRefusal('livestreams.remove', 'NOT_FOUND')).toEqual(done)
  expect(await toldOfRefusal('livestreams.remove', 'UNAVAILABLE')).toEqual([
    { kind: 'error', title: 'Fout bij verwijderen' },
  ])
})

test('X3-ERR-17 X3-ERR-21 a newest version that does not load is a destructive toast', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  expect(await toldWhile(formOf(aStream()).newer.takeOver)).toEqual([
    { kind: 'error', title: 'Fout bij ophalen livestreams' },
  ])
})
