import type { Community } from '@bewezen/domain/community/contract.ts'
import { joinWords } from '@bewezen/domain/community/laterWords.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'
import { communityPath } from './paths.ts'

/**
 * Makes the viewer a member of a community, and from its card also opens it (COM-CHAT-02, COM-CHAT-03). Its words sound like
 * another bill, so under it stands that there is none, for whoever has a membership (COM-CHAT-58).
 */
export function JoinButton({ community, opens = false }: { community: Community; opens?: boolean }) {
  const cache = useQueries()
  const navigate = useNavigate()
  const noteId = useId()
  const isIncluded = useOwnAccess().data?.entitled
  const join = useChange(api.community.join, {
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: api.community.list.key() })
      tellSuccess(communityWords.joined(community.name))
      if (opens) await navigate({ href: communityPath(community) })
    },
    onError: () => tellError(communityWords.joinFailed.title, communityWords.joinFailed.text),
  })
  return (
    <>
      <Button
        size="s"
        aria-label={`${communityWords.join}: ${community.name}`}
        aria-describedby={isIncluded ? noteId : undefined}
        busy={join.isPending}
        onClick={() => join.mutate({ communityId: community.id })}
      >
        {communityWords.join}
      </Button>
      {isIncluded && (
        <p id={noteId} className="mt-1 basis-full text-fs-13 leading-[1.45] text-ink-3">
          {joinWords.included}
        </p>
      )}
    </>
  )
}
