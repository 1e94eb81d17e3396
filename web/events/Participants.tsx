import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import { participantName } from '@bewezen/domain/events/participants.ts'
import type { ListedParticipant } from '@bewezen/domain/events/reading.ts'
import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { Avatar } from '../base/parts/Avatar.tsx'

/** Who comes, for admins: a check mark for whom it is confirmed, an hourglass for the others (EV-DETAIL-06..09, EV-DETAIL-28). */
export function Participants({ of }: { of: readonly ListedParticipant[] }) {
  const waiting = of.filter(({ status }) => status === 'waitlisted')
  const placed = of.filter(({ status }) => status !== 'waitlisted')
  return (
    <div>
      <h3 className="mb-2.5 font-[650]">
        {words.participants} ({placed.length})
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={words.participants}
        className="h-32 overflow-y-auto rounded-m border border-line bg-surface p-3"
      >
        {placed.length === 0 && <p className="text-fs-14 text-ink-2">{words.nobody}</p>}
        <People of={placed} />
        {waiting.length > 0 && (
          <>
            <h4 className="mt-3 mb-1 text-fs-13 font-[650] text-ink-2">{words.waitlist}</h4>
            <People of={waiting} />
          </>
        )}
      </section>
    </div>
  )
}

const People = ({ of }: { of: readonly ListedParticipant[] }) => (
  <ul className="grid gap-1.5">
    {of.map(({ id, face, payment }) => {
      const name = participantName(face)
      const [Icon, says] = payment === 'completed' ? [Check, words.completed] : [Hourglass, words.notCompleted]
      return (
        <li key={id} className="flex items-center gap-2.5 text-fs-14">
          <Avatar name={name} photo={face?.avatarUrl} color={face?.avatarColor} size={28} />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {name}
          </span>
          <Icon size={16} role="img" aria-label={says} className="text-ink-2" />
        </li>
      )
    })}
  </ul>
)
