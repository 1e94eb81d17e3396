import { deskWords } from '@bewezen/domain/community/deskWords.ts'
import { queueWords } from '@bewezen/domain/community/moderationWords.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Count } from '../base/parts/Count.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { moderationPath } from './paths.ts'

/** The way to the queue, under the channels, with how many cases and conversations wait (COM-CHAT-17, COM-MOD-12). */
export function ModerationLink({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const open = useRead(api.community.cases, { which: 'count' }).data?.open ?? 0
  const waiting = useRead(api.community.deskTalks, { which: 'count' }).data?.waiting ?? 0
  return (
    <PlaceLink to={moderationPath} onChoose={onChoose} className={`mt-4 ${className}`}>
      <ShieldCheck size={17} />
      <span className="min-w-0 flex-1 truncate">{queueWords.section}</span>
      {open > 0 && <span className="sr-only">, {queueWords.waitingSpoken(open)}</span>}
      {waiting > 0 && <span className="sr-only">, {deskWords.waiting(waiting)}</span>}
      <Count of={open + waiting} />
    </PlaceLink>
  )
}
