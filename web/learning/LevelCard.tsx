import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Level } from '@bewezen/domain/learning/contract.ts'
import { universityWords as words } from '@bewezen/domain/learning/words.ts'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Lock from 'lucide-react/icons/lock'
import { useId, useState } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { classes } from '../base/parts/classes.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { LessonRow } from './LessonRow.tsx'
import { WeekSuns } from './WeekSuns.tsx'
import { WeekTabs } from './WeekTabs.tsx'

type Props = { community: Community; level: Level; nextId: string | null }

/** A level: closed with its title alone, finished and folded, or with its weeks and the lessons of one (COM-LEARN-03, COM-LEARN-04). */
export function LevelCard({ community, level, nextId }: Props) {
  const { number, title, result, isOpen, isFinished, percent, lessons } = level
  const next = lessons.find(({ id }) => id === nextId)
  const [isShown, setShown] = useState<boolean | null>(null)
  const opens = isOpen && (isShown ?? (next !== undefined || (number === 1 && nextId === null)))
  const contentId = useId()
  return (
    <article
      className={classes(
        'overflow-clip rounded-l border',
        !isOpen ? 'border-dashed border-line-strong' : next ? 'border-ink bg-surface' : 'border-line bg-surface',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-5 lg:gap-x-6 lg:px-7">
        <span
          aria-hidden="true"
          className={classes(
            'heading grid size-12 flex-none place-items-center rounded-full border-[1.5px] text-fs-21',
            isFinished
              ? 'border-primary bg-primary text-on-primary'
              : isOpen
                ? 'border-ink bg-sun text-on-sun'
                : 'border-line-strong text-ink-2',
          )}
        >
          {number}
        </span>
        <div className="min-w-0 flex-1 basis-40 lg:basis-60">
          <h2 className="heading text-fs-21 lg:text-fs-26">
            <span className="sr-only">{words.level(number)}: </span>
            {title}
          </h2>
          <p className="text-fs-14 text-ink-2">{result}</p>
        </div>
        {isOpen ? (
          <div className="flex items-center gap-4">
            <WeekSuns level={level} />
            {isFinished ? (
              <Badge look="moss" icon={<Check size={14} />}>
                {words.finished}
              </Badge>
            ) : (
              <Badge look="sun">{percent}%</Badge>
            )}
            <IconButton
              label={words.showWeeks(number)}
              aria-expanded={opens}
              aria-controls={contentId}
              icon={<ChevronDown size={20} className={classes('fast', opens && 'rotate-180')} />}
              onClick={() => setShown(!opens)}
            />
          </div>
        ) : (
          <p className="inline-flex items-center gap-2 text-fs-14 font-[550] text-ink-2">
            <Lock size={16} aria-hidden="true" />
            {words.closed(number - 1)}
          </p>
        )}
      </header>
      <div id={contentId}>
        {opens && <Weeks community={community} level={level} firstWeek={next?.week ?? 1} nextId={nextId} />}
      </div>
    </article>
  )
}

type WeeksProps = { community: Community; level: Level; firstWeek: number; nextId: string | null }

function Weeks({ community, level, firstWeek, nextId }: WeeksProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const week = chosen ?? firstWeek
  const panelId = useId()
  const own = level.lessons.filter((lesson) => lesson.week === week)
  return (
    <>
      <WeekTabs level={level} week={week} onChoose={setChosen} panelId={panelId} />
      <section id={panelId} role="tabpanel" aria-label={words.lessonsOf(week)} className="px-5 pt-5 pb-3 lg:px-7">
        <h3 className="font-[650]">{words.week(week)}</h3>
        {own.length === 0 ? (
          <p className="py-4 text-ink-2">{words.weekEmpty}</p>
        ) : (
          <ul className="mt-1 divide-y divide-line">
            {own.map((lesson, at) => (
              <LessonRow
                key={lesson.id}
                community={community}
                lesson={lesson}
                isNext={lesson.id === nextId}
                place={{ isFirst: at === 0, isLast: at === own.length - 1 }}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
