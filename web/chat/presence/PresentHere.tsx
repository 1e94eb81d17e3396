import { presenceWords } from '@bewezen/domain/community/presenceWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { usePresence } from './usePresence.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

/** How many are in this channel now, with some of their faces; opens the list of them (COM-CHAT-31). */
export function PresentHere({ channelId }: { channelId: string }) {
  const [opened, setOpened] = useState(false)
  const { count, faces } = usePresence(channelId)
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
          className="inline-flex min-h-11 flex-none animate-fade-in items-center gap-2 rounded-m px-2 text-fs-13 text-ink-2 fast hover:bg-surface-2 lg:min-h-10"
        >
          <span className="hidden -space-x-1 sm:flex">
            {faces.map((face) => (
              <span key={face.id} className="rounded-full ring-2 ring-surface">
                <Avatar name={displayName(face)} photo={face.avatarUrl} color={face.avatarColor} size={26} />
              </span>
            ))}
          </span>
          <Dot className="sm:hidden" />
          {presenceWords.present(count)}
        </button>
      )}
      {opened && <WhoIsHere channelId={channelId} onClose={() => setOpened(false)} />}
    </>
  )
}

/** That the other of a private conversation has it before them. */
export function OtherHere({ channelId }: { channelId: string }) {
  const { count } = usePresence(channelId)
  if (count === 0) return null
  return (
    <span className="inline-flex flex-none animate-fade-in items-center gap-2 text-ink-2">
      <Dot />
      {presenceWords.otherHere}
    </span>
  )
}

const Dot = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`size-2 rounded-full bg-moss ${className}`} />
)
