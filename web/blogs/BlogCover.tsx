import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { Sky } from '../base/parts/Sky.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'

type Props = { blog: Pick<BlogCard, 'id' | 'cover' | 'category'>; size: 'card' | 'full'; first?: boolean }

/** The cover of an article, or the sky of its subject when it has none (BLOG-AREA-12). */
export function BlogCover({ blog: { id, cover, category }, size, first = false }: Props) {
  const sky = (
    <Sky at={hourOf(id)} sunrise={496} sunset={1111} theme={category ?? 'licht'} className="dark:brightness-75" />
  )
  if (!cover) return sky
  return (
    <StoredPicture
      src={cover[size]}
      fallback={sky}
      alt={size === 'full' ? cover.alt : ''}
      width={800}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className="size-full object-cover"
    />
  )
}

/** The same article always has the same hour. */
const hourOf = (id: string): number => 500 + (Number.parseInt(id.slice(-4), 16) % 780)
