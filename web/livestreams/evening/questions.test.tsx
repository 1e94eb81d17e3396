import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../../base/api/api.ts'
import { keepTypedIn } from '../../base/editing/keptTyped.ts'
import { viewerRead } from '../../base/session/reads.ts'
import { aStream } from '../testing/aStream.ts'
import { Questions } from './Questions.tsx'

const lastActiveAt = '2026-10-22T17:00:00.000Z'
/** What somebody typed and did not ask, as this browser kept it. */
const kept = (text: string | null) =>
  keepTypedIn({
    getItem: () => text && JSON.stringify({ typed: { text }, attempt: null }),
    setItem() {},
    removeItem() {},
  })
/** The questions of an evening of which none was asked, some hours after its stream was last live. */
const drawn = (hours: number) => {
  const stream = aStream({ lastActiveAt })
  const queries = new QueryClient()
  const sanne = { id: 'sanne', firstName: 'Sanne', lastName: '', username: 'sanne' }
  queries.setQueryData(viewerRead().queryKey, sanne as never)
  queries.setQueryData(api.livestreams.questions.queryKey({ input: { id: stream.id } }), { questions: [] })
  const now = new Date(Date.parse(lastActiveAt) + hours * 3_600_000).toISOString()
  return renderToStaticMarkup(
    <QueryClientContext value={queries}>
      <Questions stream={stream} now={now} />
    </QueryClientContext>,
  )
}

test('LIVE-MORE-15 where nobody asked anything it says so, and asks for one only as long as it is taken', () => {
  kept(null)
  expect(drawn(1)).toContain('Nog geen vragen. Stel de eerste.')
  expect(drawn(1)).toContain('Stel een vraag')
  expect(drawn(24)).toContain('Er zijn geen vragen gesteld.')
  expect(drawn(24)).not.toContain('Stel een vraag')
})

test('LIVE-MORE-66 what was typed and not asked stands there again, also once the evening is closed', () => {
  kept('Komt er een vervolg?')
  for (const hours of [1, 24]) expect(drawn(hours)).toContain('value="Komt er een vervolg?"')
})
