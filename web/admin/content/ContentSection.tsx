import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { LoadFailed } from '../../base/parts/LoadFailed.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { Faq } from './Faq.tsx'
import { Claims, Levels } from './Fixed.tsx'
import { Heroes } from './Heroes.tsx'
import { LegalPages } from './LegalPages.tsx'
import { Samples } from './Samples.tsx'
import { Showcase } from './Showcase.tsx'
import { Team } from './Team.tsx'
import { Testimonials } from './Testimonials.tsx'

/** What stands on the public pages: hero, living parts, testimonials, team, questions, levels, claims and legal pages (ADM-PANEL-15, ADM-PANEL-16, ADM-PANEL-17, MKT-MORE-03, MKT-MORE-19). */
export function ContentSection() {
  const { data, isError, refetch } = useRead(api.site.managed, {})
  if (isError && !data) return <LoadFailed title={adminWords.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid gap-5">
      <Samples testimonials={data.testimonials} team={data.team} />
      <Heroes heroes={data.heroes} />
      <Showcase showcase={data.showcase} weeks={data.weeks} />
      <Testimonials testimonials={data.testimonials} />
      <Team team={data.team} />
      <Faq faq={data.faq} />
      <Levels levels={data.levels} />
      <Claims claims={data.claims} />
      <LegalPages />
    </div>
  )
}
