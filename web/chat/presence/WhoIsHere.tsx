import { presenceWords as words } from '@bewezen/domain/community/presenceWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'

/** Those who are in a channel at the moment it is asked, by name (COM-CHAT-31). */
export function WhoIsHere({ channelId, onClose }: { channelId: string; onClose: () => void }) {
  const read = useRead(api.community.whoIsHere, { channelId }, { staleTime: 0, gcTime: 0 })
  const viewer = useOwnAccount()
  return (
    <ResponsiveModal open onClose={onClose} title={words.title} width="s">
      <Loaded read={read} failed={words.failed} waiting={<p role="status">{words.loading}</p>}>
        {({ people, count }) => (
          <>
            <ul className="-mx-2 grid">
              {people.map((person) => {
                const name = displayName(person)
                return (
                  <li key={person.id}>
                    <PathLink
                      to={`/profile/${person.id}`}
                      className="flex min-h-12 items-center gap-3 rounded-m px-2 py-1.5 no-underline fast hover:bg-surface-2"
                    >
                      <Avatar name={name} photo={person.avatarUrl} color={person.avatarColor} size={34} />
                      <span dir="auto" className="min-w-0 truncate">
                        {name}
                      </span>
                      {person.id === viewer?.id && <span className="text-fs-14 text-ink-3">{words.you}</span>}
                    </PathLink>
                  </li>
                )
              })}
            </ul>
            {count > people.length && <p className="mt-2 text-ink-2">{words.others(count - people.length)}</p>}
          </>
        )}
      </Loaded>
    </ResponsiveModal>
  )
}
