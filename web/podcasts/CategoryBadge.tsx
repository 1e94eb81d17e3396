import type { PodcastCategory } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastCategoryWords } from '@bewezen/domain/podcasts/words.ts'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Hexagon from 'lucide-react/icons/hexagon'
import Pill from 'lucide-react/icons/pill'
import RadioTower from 'lucide-react/icons/radio-tower'
import Sun from 'lucide-react/icons/sun'
import Wheat from 'lucide-react/icons/wheat'
import { classes } from '../base/parts/classes.ts'

const looks = {
  licht: { Icon: Sun, ink: 'text-th-licht', ground: 'bg-th-licht-soft' },
  emf: { Icon: RadioTower, ink: 'text-th-slaap', ground: 'bg-th-slaap-soft' },
  voeding: { Icon: Wheat, ink: 'text-th-voeding', ground: 'bg-th-voeding-soft' },
  beweging: { Icon: HeartPulse, ink: 'text-th-beweging', ground: 'bg-th-beweging-soft' },
  grounding: { Icon: Footprints, ink: 'text-th-grounding', ground: 'bg-th-grounding-soft' },
  hormonen: { Icon: Hexagon, ink: 'text-th-rood', ground: 'bg-th-rood-soft' },
  vitaminen: { Icon: Pill, ink: 'text-th-adem', ground: 'bg-th-adem-soft' },
} as const satisfies Record<PodcastCategory, unknown>

/** The mark of a category; `plain` takes the colour of the text around it. */
export function CategoryIcon({
  of,
  plain = false,
  size = 15,
}: {
  of: PodcastCategory
  plain?: boolean
  size?: number
}) {
  const { Icon, ink } = looks[of]
  return <Icon size={size} aria-hidden="true" className={plain ? undefined : ink} />
}

/** What an episode is about: a word with its mark and colour (POD-LIST-15). */
export const CategoryBadge = ({ of }: { of: PodcastCategory }) => (
  <span
    className={classes(
      'tint inline-flex h-6 items-center gap-[5px] rounded-s px-[9px] text-fs-13 leading-none font-[550] whitespace-nowrap text-ink',
      looks[of].ground,
    )}
  >
    <CategoryIcon of={of} />
    {podcastCategoryWords[of]}
  </span>
)
