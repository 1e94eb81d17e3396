import { motifIn } from '@bewezen/domain/pictures/choose.ts'
import { hourOf } from '@bewezen/domain/pictures/hourOf.ts'
import { skyHues } from '@bewezen/domain/pictures/look.ts'
import { chosen, pictureOf, seedOf } from '@bewezen/domain/pictures/picture.ts'
import { dayLineAt } from '../base/document/sun.ts'
import { Drawn } from '../base/parts/Drawn.tsx'
import { Sky } from '../base/parts/Sky.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import type { Shown } from './shown.ts'

type Pictured = { event: Pick<Shown['event'], 'id' | 'title' | 'imageUrl'>; date: Pick<Shown['date'], 'startAt'> }

/**
 * The picture of an event; without one a drawing of what its title says under the sky of the hour at which it begins, or
 * that sky alone (MKT-MORE-25). Decoration: the facts stand beside it.
 */
export function EventArt({ it: { event, date }, eager = false }: { it: Pictured; eager?: boolean }) {
  const { now: at, ...light } = dayLineAt(new Date(date.startAt))
  const motif = motifIn(event.title, event.id)
  const hue = themeOf(event.id)
  const drawn = motif ? (
    <Drawn of={pictureOf(motif, event.id, { hue, hour: hourOf({ ...light, at }) })} />
  ) : (
    <Sky {...light} at={at} theme={hue} className="dark:brightness-75" />
  )
  if (!event.imageUrl) return drawn
  return (
    <StoredPicture
      src={event.imageUrl}
      fallback={drawn}
      alt=""
      width={800}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      className="size-full object-cover"
    />
  )
}

/** Whether it is the sky alone that stands there, so that its hour may be named. */
export const isSkyAlone = ({ id, title, imageUrl }: Pictured['event']): boolean => !imageUrl && !motifIn(title, id)

/** The same event always stands on the same ground. */
const themeOf = (id: string) => chosen(skyHues, seedOf(id))
