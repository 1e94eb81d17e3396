import { isViewList, type SavedView, type ViewList, viewQuery } from '@bewezen/domain/access/savedViews.ts'
import { savedViewWords as words } from '@bewezen/domain/admin/savedViewWords.ts'
import { useNavigate } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { readQuery } from '../../base/address/query.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Chip } from '../../base/parts/Chip.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { useAdminView } from '../useAdminView.ts'
import { ViewDialog } from './ViewDialog.tsx'

/** The saved filters of this admin above a list that has any filters; one press uses one. Their line is there before they are, and stays one line (ADM-MORE-40, ADM-MORE-41). */
export const SavedViews = ({ of }: { of: string | undefined }) => (isViewList(of) ? <Row key={of} list={of} /> : null)

function Row({ list }: { list: ViewList }) {
  const { query } = useAdminView()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const { data } = useRead(api.access.savedViews, { list })
  const views = data?.views ?? []
  useKeptFocus(box, '[data-row]')
  const now = viewQuery(list, query)
  const isKept = views.some((view) => view.query === now)
  const use = (view: SavedView, on: boolean) =>
    void navigate({ to: '.', search: (on ? readQuery(view.query) : {}) as never, replace: true, resetScroll: false })
  return (
    <div ref={box} tabIndex={-1} className="mb-4 flex h-11 items-center gap-3 outline-none">
      {data && views.length === 0 && now === '' && <p className="text-fs-14 text-ink-2">{words.keepHint}</p>}
      {views.length > 0 && (
        <ul
          aria-label={words.title}
          className="-m-1 flex min-w-0 items-center gap-x-3 overflow-x-auto p-1 [scrollbar-width:none]"
        >
          {views.map((view) => (
            <li key={view.id} data-row={view.id} tabIndex={-1} className="flex shrink-0 items-center outline-none">
              <Chip chosen={view.query === now} onChoose={(on) => use(view, on)}>
                <span dir="auto" className="max-w-60 truncate">
                  {view.name}
                </span>
              </Chip>
              <IconButton label={words.change(view.name)} icon={<Pencil size={16} />} onClick={() => setEdited(view)} />
            </li>
          ))}
        </ul>
      )}
      {now !== '' && !isKept && (
        <Button
          look="line"
          size="s"
          icon={<Bookmark size={16} />}
          className="shrink-0"
          onClick={() => setEdited('new')}
        >
          {words.keep}
        </Button>
      )}
      {edited && (
        <ViewDialog list={list} view={edited === 'new' ? null : edited} query={now} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}
