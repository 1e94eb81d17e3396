import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../../base/api/api.ts'
import { aStream } from '../testing/aStream.ts'
import { Questions } from './Questions.tsx'

const lastActiveAt = '2026-10-22T17:00:00.000Z'
/** The questions of an evening of which none was asked, some hours after its stream was last live. */
const drawn = (hours: number) => {
  const stream = aStream({ lastActiveAt })
  const queries = new QueryClient()
  queries.setQueryData(api.livestreams.questions.queryKey({ input: { id: stream.id } }), { questions: [] })
  const now = new Date(Date.parse(lastActiveAt) + hours * 3_600_000).toISOString()
  return renderToStaticMarkup(
    <QueryClientContext value={queries}>
      <Questions stream={stream} now={now} />
    </QueryClientContext>,
  )
}

test('LIVE-MORE-15 where nobody asked anything it says so, and asks for one only as long as it is taken', () => {
  expect(drawn(1)).toContain('Nog geen vragen. Stel de eerste.')
  expect(drawn(24)).toContain('Er zijn geen vragen gesteld.')
  expect(drawn(24)).not.toContain('Stel een vraag')
})
