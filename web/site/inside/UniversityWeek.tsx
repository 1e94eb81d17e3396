import type { Inside } from '@bewezen/domain/site/contract.ts'
import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { LogbookArt } from './LogbookArt.tsx'
import { Panel } from './Panel.tsx'

const words = insideWords.week
const weeks = Array.from({ length: 8 }, (_, at) => at + 1)
type Props = NonNullable<Inside['week']> & { isAlone: boolean }

/** A week of the university with the titles of its lessons, which is all that a visitor sees of them (MKT-MORE-05). */
export const UniversityWeek = ({ level, title, week, lessons, isAlone }: Props) => (
  <Panel isWide={isAlone} icon={<GraduationCap size={18} aria-hidden="true" />} title={words.university}>
    <LogbookArt />
    <div className="flex flex-1 flex-col px-5 pt-4.5 pb-5 lg:px-5.5">
      <p className="text-fs-14 text-ink-2">{words.place(level, week)}</p>
      <p className="heading text-fs-26 leading-tight! wrap-anywhere">{title}</p>
      <ol className="mt-3 mb-auto">
        {lessons.map((lesson, at) => (
          <li
            key={lesson.title}
            className="flex items-center gap-3 border-t border-line py-2.5 text-fs-16 leading-snug"
          >
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full border-[1.7px] border-ink text-fs-12 font-semibold"
            >
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{lesson.title}</span>
            {!lesson.isRequired && <span className="text-fs-13 text-ink-3">{words.optional}</span>}
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="mt-4.5 mb-2 grid grid-cols-8 gap-[5px]">
        {weeks.map((it) => (
          <span key={it} className={`h-[9px] rounded-full ${it <= week ? 'bg-ink' : 'bg-surface-3'}`} />
        ))}
      </div>
      <p className="text-fs-13 text-ink-2">{words.pace}</p>
    </div>
  </Panel>
)
