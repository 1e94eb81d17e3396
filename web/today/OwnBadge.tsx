import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { Badge } from '../base/parts/Badge.tsx'

/** What one has on a date. */
export const OwnBadge = ({ own }: { own: NonNullable<NextDate['own']> }) =>
  own === 'enrolled' ? (
    <Badge look="moss">{words.going}</Badge>
  ) : (
    <Badge look="sun">{own === 'waitlisted' ? words.waitlisted : words.held}</Badge>
  )
