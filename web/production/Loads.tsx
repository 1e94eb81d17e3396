import type { DashboardTab } from '@bewezen/domain/production/kinds.ts'
import { screenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import type { About } from './about.ts'
import { fresh } from './fresh.ts'

type Read = { isError: boolean; refetch: () => unknown }

/**
 * Asks for costs, programme, tasks, briefings and locations of an event side by side, the frame for its participants. When one does not come,
 * its tab says so in words of its own, and everywhere else one quiet line does (EV-ADMIN-15, EV-ADMIN-16, EV-ADMIN-22).
 */
export function Loads({ event, tab, participants }: About & { tab: DashboardTab; participants: Read }) {
  const asked = { eventId: event.id }
  const reads: readonly (readonly [DashboardTab, Read])[] = [
    ['kosten', useRead(api.production.costs, asked, fresh)],
    ['deelnemers', participants],
    ['programma', useRead(api.production.programme, asked, fresh)],
    ['todo', useRead(api.production.todos, asked, fresh)],
    ['briefings', useRead(api.production.briefings, asked, fresh)],
    ['locaties', useRead(api.production.locations, asked, fresh)],
  ]
  const failed = reads.filter(([of, { isError }]) => isError && of !== tab)
  if (failed.length === 0) return null
  return (
    <p role="alert" className="mb-5 flex flex-wrap items-center gap-3 text-[15px]">
      {words.partly}
      <Button
        look="line"
        size="s"
        onClick={() => {
          for (const [, { refetch }] of failed) void refetch()
        }}
      >
        {words.retry}
      </Button>
    </p>
  )
}
