import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../base/parts/IconButton.tsx'

/** A list of which a page is shown: how many it holds, and where the pages beside it begin. */
export type Paged = { total: number; previous: string | null; next: string | null }
type Props = { of: Paged; onTurn: (turn: { na: string } | { voor: string }) => void }

/** '5.214 gevonden' with the way to the page before and after (ADM-PANEL-03). */
export function Pager({ of: { total, previous, next }, onTurn }: Props) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 px-4 py-2 text-fs-14 text-ink-2 lg:px-6">
      <p role="status">{peopleWords.found(total)}</p>
      {(previous !== null || next !== null) && (
        <div className="flex gap-1">
          <IconButton
            label={peopleWords.previous}
            icon={<ChevronLeft size={18} />}
            disabled={previous === null}
            onClick={() => previous !== null && onTurn({ voor: previous })}
          />
          <IconButton
            label={peopleWords.next}
            icon={<ChevronRight size={18} />}
            disabled={next === null}
            onClick={() => next !== null && onTurn({ na: next })}
          />
        </div>
      )}
    </div>
  )
}
