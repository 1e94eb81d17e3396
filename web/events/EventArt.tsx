import { dayLineAt } from '../base/document/sun.ts'
import { Sky } from '../base/parts/Sky.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { skyThemes } from '../base/parts/skyGround.ts'
import type { Shown } from './shown.ts'

type Pictured = { event: Pick<Shown['event'], 'id' | 'imageUrl'>; date: Pick<Shown['date'], 'startAt'> }

/** The picture of an event, or the sky of the hour at which it begins. Decoration: the facts stand beside it. */
export function EventArt({ it: { event, date }, eager = false }: { it: Pictured; eager?: boolean }) {
  const { now: at, ...light } = dayLineAt(new Date(date.startAt))
  const sky = <Sky {...light} at={at} theme={themeOf(event.id)} className="dark:brightness-75" />
  if (!event.imageUrl) return sky
  return (
    <StoredPicture
      src={event.imageUrl}
      fallback={sky}
      alt=""
      width={800}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      className="size-full object-cover"
    />
  )
}

/** The same event always stands on the same ground. */
const themeOf = (id: string) => skyThemes[Number.parseInt(id.slice(-4), 16) % skyThemes.length] ?? 'licht'
