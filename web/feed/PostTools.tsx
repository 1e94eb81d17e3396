import type { Community } from '@bewezen/domain/community/contract.ts'
import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { feedPath, postPath } from '@bewezen/domain/feed/paths.ts'
import { postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { useRouter } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { DropdownMenu, MenuItem } from '../base/parts/DropdownMenu.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { PostDialog } from './PostDialog.tsx'

type Props = { post: PostCard; community: Community }

/** What who may edit a post can do with it: edit, pin, remove after a question (COM-LEARN-02, COM-LEARN-16). */
export function PostTools({ post, community }: Props) {
  const router = useRouter()
  const cache = useQueries()
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const renew = () => cache.invalidateQueries({ queryKey: api.feed.key() })
  const setPin = useChange(api.feed.pin)
  const pin = useToggle({
    key: `pin ${post.id}`,
    stored: post.isPinned,
    call: (on) => setPin.mutateAsync({ postId: post.id, on }),
    onStored: renew,
    onRefused: () => tellError(words.pinFailed),
  })
  const remove = useChange(api.feed.remove, {
    onSuccess: () => {
      tellSuccess(words.removed)
      setOpened(null)
      // The page of a post that is gone has nothing left to show.
      if (router.state.location.pathname === postPath(community, post)) router.history.push(feedPath(community))
      void renew()
    },
    onError: () => tellError(words.removeFailed),
  })
  return (
    <>
      <DropdownMenu
        label={words.tools(post.title)}
        trigger={
          <IconButton
            label={words.tools(post.title)}
            icon={<Ellipsis size={20} />}
            className="relative z-1 flex-none"
          />
        }
      >
        <MenuItem icon={<Pencil size={18} />} onSelect={() => setOpened('edit')}>
          {words.edit}
        </MenuItem>
        <MenuItem
          icon={pin.shown ? <PinOff size={18} /> : <Pin size={18} />}
          onSelect={() => void pin.want(!pin.shown)}
        >
          {pin.shown ? words.unpin : words.pin}
        </MenuItem>
        <MenuItem danger icon={<Trash size={18} />} onSelect={() => setOpened('remove')}>
          {words.remove}
        </MenuItem>
      </DropdownMenu>
      {opened === 'edit' && <PostDialog community={community} slug={post.slug} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        open={opened === 'remove'}
        onClose={() => setOpened(null)}
        question={words.removeQuestion}
        text={words.removeText(post.title)}
        verb={words.removeVerb}
        icon={<Trash size={18} />}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ postId: post.id })}
      />
    </>
  )
}
