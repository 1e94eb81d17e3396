import { adminWords } from '@bewezen/domain/admin/words.ts'
import { longDate } from '@bewezen/domain/base/dates.ts'
import { legalPageTypes } from '@bewezen/domain/legal/pages.ts'
import { legalWords, legalEditWords as words } from '@bewezen/domain/legal/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { Tools } from './LegalTools.tsx'

/** The legal pages in the admin area: the same dialog as on their page, and their history (ADM-PANEL-17). */
export function LegalSection() {
  const { data, isError, refetch } = useRead(api.legal.pages, {})
  if (isError && !data)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p lang="en">
          {legalWords.loadFailed.title}: {legalWords.loadFailed.text}
        </p>
        <Button look="line" onClick={() => void refetch()}>
          {legalWords.tryAgain}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <section aria-labelledby="legal">
      <h2 id="legal" className="heading mb-4 text-fs-21">
        {adminWords.legal}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {legalPageTypes.map((pageType) => {
          const page = data.pages.find((page) => page.pageType === pageType)
          return (
            <Card as="li" key={pageType} pad className="grid content-start gap-3">
              <h3 className="text-fs-18 font-[650] wrap-anywhere">{page?.title ?? legalWords.titles[pageType]}</h3>
              <p className="text-fs-14 text-ink-3">
                {page ? words.version(page.label, longDate(page.updatedAt)) : words.none}
              </p>
              <div className="flex flex-wrap gap-2.5">
                <Tools pageType={pageType} />
              </div>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
