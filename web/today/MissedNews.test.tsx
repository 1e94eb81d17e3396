import { missedWords as words } from '@bewezen/domain/today/words.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import { MissedNews } from './MissedNews.tsx'

/** The part with nothing new in any channel, with these private conversations, or before they were read. */
function drawn(conversations: readonly object[] | null): string {
  const cache = new QueryClient()
  if (conversations)
    cache.setQueryData(api.community.conversations.queryKey({ input: {} }) as readonly unknown[], { conversations })
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <MissedNews communities={[]} noticed={null} />
    </QueryClientProvider>,
  )
}

test('SH-TODAY-21 all is read once the private conversations are known, and until then all of the channels', () => {
  const ofChannels = words.all(0, { names: [], others: 0 })
  const known = drawn([])
  expect(known).toContain(words.nothing)
  expect(known).not.toContain(ofChannels)
  const unknown = drawn(null)
  expect(unknown).toContain(ofChannels)
  for (const gone of [words.nothing, words.nothingText]) expect(unknown).not.toContain(gone)
})
