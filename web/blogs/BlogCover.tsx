import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { pictureFor, picturesOf } from '@bewezen/domain/pictures/choose.ts'
import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import { Drawn } from '../base/parts/Drawn.tsx'
import { lappedStyle } from '../base/parts/lappedStyle.ts'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'

type Covered = Pick<BlogCard, 'id' | 'title' | 'cover' | 'category'>
type Props = { blog: Covered; size: 'card' | 'full'; first?: boolean; picture?: Picture }

/**
 * The cover of an article, or a drawing of what it is about when it has none (BLOG-AREA-12, MKT-MORE-24). A full one is
 * covered by the head of the article as high as `--under` says.
 */
export function BlogCover({ blog, size, first = false, picture = pictureFor(titled(blog)) }: Props) {
  const { cover } = blog
  const drawn = <Drawn of={picture} className={size === 'full' ? underTitle : undefined} />
  if (!cover) return drawn
  return (
    <StoredPicture
      src={cover[size]}
      fallback={drawn}
      alt={size === 'full' ? cover.alt : ''}
      width={800}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      {...(size === 'full' ? { style: lappedStyle(cover.full) } : {})}
      className="size-full object-cover"
    />
  )
}

const underTitle = 'overflow-visible! pb-(--under)'

const titled = ({ id, title, category }: Covered) => ({ id, title, hue: category ?? 'licht' })

/** The drawings of the articles of a list that have no cover, by id, none of them twice where that can be (MKT-MORE-36). */
export const drawnCovers = (blogs: readonly Covered[]): ReadonlyMap<string, Picture> =>
  picturesOf(blogs.filter(({ cover }) => !cover).map(titled))
