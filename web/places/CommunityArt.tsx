import type { Community } from '@bewezen/domain/community/contract.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import type { SkyTheme } from '../base/parts/skyGround.ts'

// A small picture that decides nothing: the talk does not wait for its code.
const Sky = browserOnly(() => import('../base/parts/Sky.tsx'), 'Sky')

const themes: readonly SkyTheme[] = ['licht', 'adem', 'beweging', 'slaap', 'voeding', 'grounding']
const midsummer = { sunrise: 6 * 60, sunset: 21 * 60 }

/** The picture of a community; without one a sky that belongs to its address, on every device the same. */
export function CommunityArt({ of: { slug, imageUrl } }: { of: Pick<Community, 'slug' | 'imageUrl'> }) {
  const seed = seedOf(slug)
  const sky = (
    <Sky {...midsummer} at={7 * 60 + (seed % 14) * 60} theme={themes[seed % themes.length] ?? 'licht'} seed={seed} />
  )
  if (!imageUrl) return sky
  return <StoredPicture src={imageUrl} fallback={sky} alt="" loading="lazy" className="size-full object-cover" />
}

const seedOf = (slug: string): number => [...slug].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)
