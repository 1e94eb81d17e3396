import { isStudent } from '@bewezen/domain/access/roles.ts'
import { dateTime, fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { feedWords } from '@bewezen/domain/feed/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Pin from 'lucide-react/icons/pin'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'

/** Who posted it and when, and how it stands: on top, or not to be seen by others yet. */
export function PostByline({ post, size = 44 }: { post: PostCard; size?: number }) {
  const { author, publishedAt } = post
  const name = displayName(author)
  return (
    <div className="flex items-center gap-3">
      {author ? (
        <FaceLink person={author} name={name} size={size} className="relative z-1" />
      ) : (
        <Avatar name={name} size={size} />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-[650]">
            {name}
          </span>
          {author && !isStudent(author.role) && <RoleBadge of={author.role} />}
          {post.isPinned && <Badge icon={<Pin size={13} />}>{feedWords.pinned}</Badge>}
          {post.isHidden && !publishedAt && <Badge look="line">{feedWords.draft}</Badge>}
        </div>
        {publishedAt && (
          <time dateTime={publishedAt} title={fullDateTime(publishedAt)} className="text-fs-13 text-ink-3">
            {post.isHidden ? feedWords.planned(dateTime(publishedAt)) : dateTime(publishedAt)}
          </time>
        )}
      </div>
    </div>
  )
}
