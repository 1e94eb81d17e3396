import { adminWords } from '@bewezen/domain/admin/words.ts'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { sections } from './sections.ts'
import { usePageTitle } from './usePageTitle.ts'
import { SavedViews } from './views/SavedViews.tsx'

/** One section of the admin area, by the last word of its address; its code comes when it is opened. */
export function AdminSection() {
  const slug = useParams({ strict: false, select: (params: { section?: string }) => params.section })
  const section = sections.find((one) => one.slug === slug)
  usePageTitle(section?.label)
  return (
    <AdminFrame>
      <SavedViews of={section?.slug} />
      {section ? (
        <Suspense fallback={<OnItsWay />}>
          <section.Screen />
        </Suspense>
      ) : (
        <EmptyState art="arc" title={adminWords.noSection} />
      )}
    </AdminFrame>
  )
}

const OnItsWay = () => (
  <div role="status">
    <span className="sr-only">{adminWords.loading}</span>
    <Skeleton className="h-64 w-full" />
  </div>
)
