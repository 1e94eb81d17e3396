import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../../../base/parts/IconButton.tsx'

/** The way to the page before and after, when there is more than one. */
export function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  if (last <= 1) return null
  return (
    <div className="flex items-center justify-end gap-3 border-t border-line px-4 py-2 text-fs-14 text-ink-2 lg:px-6">
      <p role="status">{words.page(page, last)}</p>
      <IconButton
        label={words.previous}
        icon={<ChevronLeft size={18} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        label={words.next}
        icon={<ChevronRight size={18} />}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}
