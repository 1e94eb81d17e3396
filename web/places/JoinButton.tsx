import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { communityPath } from './paths.ts'

/** Makes the viewer a member of a community, and from its card also opens it (COM-CHAT-02, COM-CHAT-03). */
export function JoinButton({ community, opens = false }: { community: Community; opens?: boolean }) {
  const cache = useQueries()
  const navigate = useNavigate()
  const join = useChange(api.community.join, {
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: api.community.list.key() })
      tellSuccess(communityWords.joined(community.name))
      if (opens) await navigate({ href: communityPath(community) })
    },
    onError: () => tellError(communityWords.joinFailed.title, communityWords.joinFailed.text),
  })
  return (
    <Button
      size="s"
      aria-label={`${communityWords.join}: ${community.name}`}
      busy={join.isPending}
      onClick={() => join.mutate({ communityId: community.id })}
    >
      {communityWords.join}
    </Button>
  )
}
