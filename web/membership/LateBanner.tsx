import { longDate } from '@bewezen/domain/base/dates.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Button } from '../base/parts/Button.tsx'
import { usePortal } from './usePortal.ts'

/** A payment failed: until when access stays, or since when it is gone, and the way to repair it (SUB-WHY-03). */
export function LateBanner({ until, isOver = false }: { until: string; isOver?: boolean }) {
  const portal = usePortal()
  return (
    <div role="status" className="border-b border-line bg-ember-soft">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="flex min-w-0 flex-1 basis-[280px] items-start gap-2.5 text-ink">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 flex-none text-ember-ink" />
          <span>
            <strong>{words.late.title}</strong>{' '}
            {isOver ? words.late.over(longDate(until)) : words.late.text(longDate(until))}
          </span>
        </p>
        <Button size="s" busy={portal.isBusy} onClick={portal.open}>
          {words.late.repair}
        </Button>
      </div>
    </div>
  )
}
