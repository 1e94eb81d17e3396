import { motifIn } from '@bewezen/domain/pictures/choose.ts'
import { hourOf } from '@bewezen/domain/pictures/hourOf.ts'
import { skyHues } from '@bewezen/domain/pictures/look.ts'
import { chosen, pictureOf, seedOf } from '@bewezen/domain/pictures/picture.ts'
import { dayLineAt } from '../base/document/sun.ts'
import { Drawn } from '../base/parts/Drawn.tsx'
import { Sky } from '../base/parts/Sky.tsx'

/**
 * The picture of a livestream: what its title says under the sky of the hour at which it begins, or that sky alone, as of
 * an event (MKT-MORE-45). Decoration: the facts stand beside it.
 */
export function StreamArt({ of: { id, title, startTime } }: { of: { id: string; title: string; startTime: string } }) {
  const { now: at, ...light } = dayLineAt(new Date(startTime))
  const motif = motifIn(title, id)
  const hue = chosen(skyHues, seedOf(id))
  if (motif) return <Drawn of={pictureOf(motif, id, { hue, hour: hourOf({ ...light, at }) })} />
  return <Sky {...light} at={at} theme={hue} className="dark:brightness-75" />
}
