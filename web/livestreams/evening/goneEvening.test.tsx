import { newId } from '@bewezen/domain/base/newId.ts'
import { QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { keepTyped, keepTypedIn, typedKey } from '../../base/editing/keptTyped.ts'
import { viewerRead } from '../../base/session/reads.ts'
import { keepDraftsIn, patchDraft } from '../../talk/composer/drafts.ts'
import { GoneEvening } from './GoneEvening.tsx'
import { questionOf } from './typedQuestion.ts'

const [personId, livestreamId, channelId] = [newId(), newId(), newId()]
const nowhere = { getItem: () => null, setItem() {}, removeItem() {} }

/** What somebody sees of an evening that is gone, whose conversation was read or was not. */
function drawn({ message = '', question = '', wasRead = true }): string {
  vi.stubEnv('SSR', false)
  keepDraftsIn(nowhere)
  keepTypedIn(nowhere)
  queries().clear()
  queries().setQueryData(viewerRead().queryKey, { id: personId } as never)
  if (wasRead)
    queries().setQueryData(api.livestreams.evening.queryKey({ input: { id: livestreamId } }), { channelId } as never)
  patchDraft(personId, channelId, { text: message })
  keepTyped(typedKey(personId, questionOf(livestreamId)), { typed: { text: question }, attempt: null })
  return renderToStaticMarkup(
    <QueryClientContext value={queries()}>
      <GoneEvening id={livestreamId} onDone={() => {}} />
    </QueryClientContext>,
  )
}
afterEach(() => queries().clear())

test('LIVE-MORE-74 the message and the question that were typed are there to be read and copied', () => {
  const html = drawn({ message: 'Ik adem met jullie mee', question: 'Hoe lang nog?' })
  for (const shown of [
    'Deze livestream is niet meer voor jou beschikbaar.',
    'Ik adem met jullie mee',
    'Hoe lang nog?',
    'Tekst kopiëren',
  ])
    expect(html).toContain(shown)
})

test.each([
  ['nothing was typed', {}],
  ['only spaces were', { message: '  ', question: ' ' }],
  ['the conversation was never read', { message: 'Ergens anders getypt', wasRead: false }],
])('LIVE-MORE-74 nothing stands there when %s', (_when, typed) => {
  expect(drawn(typed)).toBe('')
})
