import { perPage } from '@bewezen/domain/access/people.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../base/parts/IconButton.tsx'

type Props = { page: number; total: number; onPage: (page: number) => void }

/** '1 tot 50 van 5.214' with the way to the page before and after. */
export function Pager({ page, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  if (total === 0 || from > total) return null
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-2 text-fs-14 text-ink-2 lg:px-6">
      <p role="status">{peopleWords.pageOf(from, to, total)}</p>
      <div className="flex gap-1">
        <IconButton
          label={peopleWords.previous}
          icon={<ChevronLeft size={18} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={peopleWords.next}
          icon={<ChevronRight size={18} />}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}
