import type { LegalPageType } from '@bewezen/domain/legal/pages.ts'
import { legalWords, legalEditWords as words } from '@bewezen/domain/legal/words.ts'
import { useRouter } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError } from '../base/parts/toast.ts'
import { useMay } from '../base/session/ownAccess.ts'
import { LegalDialog } from './LegalDialog.tsx'
import { useToolsPlace } from './toolsPlace.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

/** The tools of an admin on a legal page: editing it, and its earlier versions (LEGAL-PAGE-02, LEGAL-PAGE-17). */
export function LegalTools({ pageType }: { pageType: LegalPageType }) {
  const may = useMay('manageSite')
  const place = useToolsPlace()
  const router = useRouter()
  return may && <LegalActions pageType={pageType} place={place} onSaved={() => void router.invalidate()} />
}

type Props = { pageType: LegalPageType; place?: Element | null; onSaved?: () => void }

/** The same two buttons wherever a page is managed; only they move to a place, so that another one closes no dialog. */
export function LegalActions({ pageType, place, onSaved }: Props) {
  const [opened, setOpened] = useState<'edit' | 'versions' | null>(null)
  const { data, refetch, isFetching } = useRead(api.legal.pages, {}, { enabled: opened === 'edit' })
  const text = data?.pages.find((page) => page.pageType === pageType) ?? null
  const edit = async () => {
    const { isError } = await refetch()
    if (isError) tellError(legalWords.loadFailed.title, legalWords.loadFailed.text)
    else setOpened('edit')
  }
  const buttons = (
    <>
      <Button
        look="line"
        icon={<History size={18} />}
        aria-label={words.historyOf(legalWords.titles[pageType])}
        onClick={() => setOpened('versions')}
      >
        {words.history}
      </Button>
      <Button
        look="line"
        icon={<Pencil size={18} />}
        busy={isFetching && opened !== 'edit'}
        aria-label={words.editTitle(legalWords.titles[pageType])}
        onClick={() => void edit()}
      >
        {words.edit}
      </Button>
    </>
  )
  return (
    <>
      {place === undefined ? buttons : place && createPortal(buttons, place)}
      {opened === 'edit' && data && (
        <LegalDialog pageType={pageType} text={text} onSaved={onSaved} onClose={() => setOpened(null)} />
      )}
      {opened === 'versions' && <VersionsDialog pageType={pageType} onClose={() => setOpened(null)} />}
    </>
  )
}
