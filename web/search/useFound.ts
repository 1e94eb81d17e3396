import type { Hit } from '@bewezen/domain/search/contract.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** While somebody types, a question waits for this long, in milliseconds. */
const pause = 180

type Answer = { text: string; hits: Hit[] | null }
export type Found = {
  face: 'short' | 'searching' | 'failed' | 'found'
  /** What was found last: it stays in view until the next answer comes. */
  hits: Hit[]
  again: () => void
}

/** A debounced search: the hits for a typed text; an answer to an older text is passed over. */
export function useFound(text: string): Found {
  const { ask } = useRouter().options.context
  const [answer, setAnswer] = useState<Answer>({ text: '', hits: [] })
  const [tries, setTries] = useState(0)
  const isShort = searchWords(text).length === 0 && text.trim().length < 2
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    if (isShort) return
    let isOld = false
    const timer = setTimeout(async () => {
      const hits = await ask('search.find', { text }).then(
        (found) => found.hits,
        () => null,
      )
      if (!isOld) setAnswer({ text, hits })
    }, pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [ask, text, isShort, tries])

  const again = () => {
    setAnswer({ text: '', hits: [] })
    setTries(tries + 1)
  }
  if (isShort) return { face: 'short', hits: [], again }
  if (answer.text !== text) return { face: 'searching', hits: answer.hits ?? [], again }
  return { face: answer.hits ? 'found' : 'failed', hits: answer.hits ?? [], again }
}
