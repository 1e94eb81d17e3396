import type { Level } from '@bewezen/domain/learning/contract.ts'
import { universityWords as words } from '@bewezen/domain/learning/words.ts'
import { classes } from '../base/parts/classes.ts'
import { weekStates } from './weekStates.ts'

/** Eight suns, one for each week: full when it is done, half when it is begun. */
export function WeekSuns({ level }: { level: Level }) {
  const states = weekStates(level)
  const done = states.filter(({ isDone }) => isDone).length
  return (
    <span role="img" aria-label={words.weeksDone(done)} className="flex gap-[5px] max-sm:hidden">
      {states.map((state) => (
        <span
          key={state.week}
          className={classes(
            'size-3.5 rounded-full border-[1.4px]',
            state.isDone
              ? 'border-ink bg-sun'
              : state.done > 0
                ? 'border-ink bg-[linear-gradient(90deg,var(--sun)_50%,transparent_50%)]'
                : 'border-dashed border-line-strong',
          )}
        />
      ))}
    </span>
  )
}
