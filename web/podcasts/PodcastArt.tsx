import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { PodcastCategory } from '@bewezen/domain/podcasts/podcast.ts'
import { Sky } from '../base/parts/Sky.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import type { skyThemes } from '../base/parts/skyGround.ts'

type Props = { podcast: Pick<PodcastCard, 'id' | 'thumbnail' | 'categories'>; size: 'card' | 'full'; first?: boolean }

const themes: Record<PodcastCategory, (typeof skyThemes)[number]> = {
  licht: 'licht',
  emf: 'slaap',
  voeding: 'voeding',
  beweging: 'beweging',
  grounding: 'grounding',
  hormonen: 'rood',
  vitaminen: 'adem',
}

/** The picture of an episode, kept by this site, or the sky of its subject: decoration (POD-ADMIN-17). */
export function PodcastArt({ podcast: { id, thumbnail, categories }, size, first = false }: Props) {
  const [about = 'licht'] = categories
  const sky = <Sky at={hourOf(id)} sunrise={496} sunset={1111} theme={themes[about]} className="dark:brightness-75" />
  if (!thumbnail) return sky
  return (
    <StoredPicture
      src={thumbnail[size]}
      fallback={sky}
      alt=""
      width={800}
      height={450}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className="size-full object-cover"
    />
  )
}

/** The same episode always has the same hour. */
const hourOf = (id: string): number => 500 + (Number.parseInt(id.slice(-4), 16) % 780)
