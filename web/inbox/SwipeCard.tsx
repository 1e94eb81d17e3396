import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { isPast } from './swipe.ts'
import { useSwipe } from './useSwipe.ts'

/** A card that a finger pushes to the right to mark it read; what will happen shows behind it (IN-CARD-16..18). */
export function SwipeCard(props: { enabled: boolean; onPast: () => void; children: ReactNode }) {
  const { offset, on } = useSwipe(props.enabled, props.onPast)
  return (
    <div className="relative overflow-hidden rounded-l bg-moss-soft">
      {offset > 0 && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-y-0 left-5 flex items-center gap-2 font-semibold text-moss-ink',
            isPast(offset) ? 'opacity-100' : 'opacity-60',
          )}
        >
          <Check size={20} />
          {cardLabels.read}
        </span>
      )}
      <article
        {...on}
        // Takes the focus of a card before it that went.
        tabIndex={-1}
        style={{ transform: offset > 0 ? `translateX(${offset}px)` : undefined }}
        className={classes(
          'relative grid touch-pan-y grid-cols-[44px_minmax(0,1fr)] gap-3 rounded-l border border-line bg-surface py-3.5 pr-2.5 pb-2.5 pl-3.5 focus-visible:-outline-offset-3 lg:gap-4 lg:py-[18px] lg:pr-3.5 lg:pb-3 lg:pl-[18px]',
          offset === 0 && 'transition-transform duration-(--t-base)',
        )}
      >
        {props.children}
      </article>
    </div>
  )
}
