import { chatWords } from '@bewezen/domain/community/words.ts'
import { useAfter } from '../base/parts/useAfter.ts'
import type { Way } from './useChannel.ts'

type Props = { loading: Way | null; failed: Way | null; onRetry: (way: Way) => void }

const pill =
  'absolute top-2 left-1/2 z-2 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-fs-13 whitespace-nowrap text-ink-2 shadow-2'

/** That more messages are on their way, or could not be fetched; it lies over the list, so that nothing moves (COM-CHAT-22). */
export function LoadNote({ loading, failed, onRetry }: Props) {
  if (loading) return <Loading key={loading} />
  if (!failed) return null
  return (
    <p role="alert" className={pill}>
      {chatWords.loadFailed}
      <button type="button" onClick={() => onRetry(failed)} className="min-h-6 font-semibold underline">
        {chatWords.tryAgain}
      </button>
    </p>
  )
}

function Loading() {
  const isSlow = useAfter(200)
  return isSlow ? (
    <p role="status" className={pill}>
      {chatWords.loading}
    </p>
  ) : null
}
