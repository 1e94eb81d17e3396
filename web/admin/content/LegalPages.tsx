import { adminWords } from '@bewezen/domain/admin/words.ts'
import { longDate } from '@bewezen/domain/base/dates.ts'
import { legalPageTypes } from '@bewezen/domain/legal/pages.ts'
import { legalWords, legalEditWords as words } from '@bewezen/domain/legal/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { LegalActions } from '../../legal/index.ts'
import { Rows } from './Rows.tsx'

/** The legal pages: the same dialog as on their page, and their history (ADM-PANEL-17, LEGAL-PAGE-11). */
export function LegalPages() {
  const { data, isError, refetch } = useRead(api.legal.pages, {})
  const { title, text } = legalWords.loadFailed
  if (isError && !data) return <LoadFailed title={`${title}: ${text}`} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <Rows
      title={adminWords.legal}
      rows={legalPageTypes.map((pageType) => {
        const page = data.pages.find((page) => page.pageType === pageType)
        return {
          id: pageType,
          name: page?.title ?? legalWords.titles[pageType],
          text: page ? words.version(page.label, longDate(page.updatedAt)) : words.none,
          tools: <LegalActions pageType={pageType} />,
        }
      })}
    />
  )
}
