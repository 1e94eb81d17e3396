import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { externalNotices, externalWords } from '@bewezen/domain/external/words.ts'
import { listed } from '../../base/api/listed.ts'
import { Button } from '../../base/parts/Button.tsx'
import { type Emptiness, List } from '../../base/parts/List.tsx'
import type { ChangeView } from '../useExternalView.ts'
import { useMinutes } from '../useMinutes.ts'
import type { ExternalView } from '../view.ts'
import { ThreadRow } from './ThreadRow.tsx'
import { onceEach, useThreads } from './threadsRead.ts'

/** The conversations of a list, newest activity first, 50 at a time (IN-EXT-06, IN-EXT-61). */
export function ThreadList({ view, put }: { view: ExternalView; put: ChangeView }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useThreads(view)
  const now = useMinutes()
  const rows = data && onceEach(data.pages.flatMap(({ threads }) => threads))
  return (
    <div aria-busy={isPlaceholderData || undefined} className="px-4 py-3 has-[ul]:p-0">
      <List
        of={listed(rows, { error, refetch }, externalNotices.threadsFailed)}
        label={externalWords.threads}
        loading={externalWords.threadsLoading}
        empty={emptiness(view, () => put({ search: '', sourceId: null }))}
        keyOf={({ id }) => id}
        row={(thread) => (
          <ThreadRow
            thread={thread}
            now={now}
            isOpen={thread.id === view.threadId}
            onOpen={() => put({ threadId: thread.id })}
          />
        )}
        className="gap-0!"
      />
      {hasNextPage && (
        <p className="grid p-4">
          <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {externalWords.more}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Why a list is empty: because of what is sought, or since there is nothing in it (yet). */
function emptiness({ list, search, sourceId }: ExternalView, clear: () => void): Emptiness {
  if (search.trim() || sourceId)
    return {
      ...externalWords.noneFound,
      action: (
        <Button look="line" onClick={clear}>
          {externalWords.clearSearch}
        </Button>
      ),
    }
  if (list === 'archived') return { ...externalWords.noArchived, art: 'below' }
  if (list === 'active') return { ...externalWords.noThreads, art: 'arc' }
  return { ...words.none[list], art: 'arc' }
}
