import { soonPages } from '@bewezen/domain/site/words.ts'
import { HorizonArt } from '../base/parts/HorizonArt.tsx'
import { Sky } from '../base/parts/Sky.tsx'
import type { SkyTheme } from '../base/parts/skyGround.ts'

/** The hour and the ground under which each of these pages will stand. */
const skies: Record<string, { at: number; theme: SkyTheme }> = {
  events: { at: 600, theme: 'beweging' },
  products: { at: 860, theme: 'voeding' },
  shop: { at: 860, theme: 'voeding' },
  podcasts: { at: 1150, theme: 'adem' },
  livestream: { at: 1240, theme: 'slaap' },
}

/** What a page of something to come will hold, under the sky of its hour; a page without one has the horizon alone. */
export function SoonArt({ page }: { page: string }) {
  const sky = skies[page]
  if (!sky) return <HorizonArt />
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="h-40 lg:h-64 dark:brightness-75">
        <Sky {...sky} sunrise={420} sunset={1200} />
      </div>
      <p className="px-5 py-5 text-fs-18 lg:px-8 lg:py-7 lg:text-fs-21">{soonPages[page]?.what}</p>
    </div>
  )
}
