import { pictureFor, picturesOf } from '@bewezen/domain/pictures/choose.ts'
import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import { hueOfCategory } from '@bewezen/domain/podcasts/hue.ts'
import { Drawn } from '../base/parts/Drawn.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'

type Shown = Pick<PodcastCard, 'id' | 'title' | 'thumbnail' | 'categories'>
type Props = { podcast: Shown; size: 'card' | 'full'; first?: boolean; picture?: Picture }

/** The picture of an episode, kept by this site, or a drawing of what it is about: decoration (POD-ADMIN-17, MKT-MORE-24). */
export function PodcastArt({ podcast, size, first = false, picture = pictureFor(titled(podcast)) }: Props) {
  const { thumbnail } = podcast
  const drawn = <Drawn of={picture} />
  if (!thumbnail) return drawn
  return (
    <StoredPicture
      src={thumbnail[size]}
      fallback={drawn}
      alt=""
      width={800}
      height={450}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className="size-full object-cover"
    />
  )
}

const titled = ({ id, title, categories: [about = 'licht'] }: Shown) => ({ id, title, hue: hueOfCategory[about] })

/** The drawings of the episodes of a list that have no picture, by id, none of them twice where that can be (MKT-MORE-36). */
export const drawnEpisodes = (podcasts: readonly Shown[]): ReadonlyMap<string, Picture> =>
  picturesOf(podcasts.filter(({ thumbnail }) => !thumbnail).map(titled))
