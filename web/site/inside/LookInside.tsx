import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { useLoaderData } from '@tanstack/react-router'
import { SectionHead } from '../Section.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { Conversation } from './Conversation.tsx'
import { UniversityWeek } from './UniversityWeek.tsx'

/** The product itself in parts that live from its data; a part without anything to show is left out (MKT-MORE-01). */
export function LookInside() {
  const { inside }: PublicContent = useLoaderData({ from: '/' }).content
  const { conversation, calendar, week } = inside
  if (!conversation && !calendar && !week) return null
  return (
    <section aria-labelledby="binnen" className="page pt-[clamp(56px,8vw,112px)]">
      <SectionHead id="binnen" title={insideWords.title} lead={insideWords.lead} />
      <div className="mt-10 grid gap-3 lg:grid-cols-[1.32fr_1fr] lg:gap-5">
        {conversation && <Conversation {...conversation} isAlone={!week} />}
        {week && <UniversityWeek {...week} isAlone={!conversation} />}
        {calendar && <CalendarWeek {...calendar} />}
      </div>
    </section>
  )
}
