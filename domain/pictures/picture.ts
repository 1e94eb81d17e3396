import type { Motif } from './drawings.ts'
import { castCount, type Hour, type Hue, type Look } from './look.ts'

/** A picture: which drawing, how it looks, and whether it is seen in a mirror. */
export type Picture = Look & { motif: Motif; isMirrored: boolean }

type Fits = { hues?: readonly [Hue, ...Hue[]]; hours?: readonly [Hour, ...Hour[]] }
const dayHours = ['dawn', 'morning', 'noon', 'evening'] as const satisfies readonly Hour[]

/** Indoors there is no sky, and what is drawn in the colour of the sun (a yolk, an orange, a measured point) has it at night too. */
const indoors: Fits = { hours: dayHours }
/** The grounds and the hours that some drawings keep to: sand is not blue, and nobody sleeps at noon. */
const fits: Partial<Record<Motif, Fits>> = {
  swim: { hues: ['koud', 'adem', 'slaap', 'licht'] },
  fire: { hours: ['evening', 'night'] },
  sleep: { hours: ['night'] },
  cabin: { hours: ['night', 'evening'] },
  crate: { hues: ['voeding', 'grounding', 'licht', 'adem'] },
  feet: { hues: ['licht', 'beweging'] },
  dunes: { hues: ['licht', 'beweging'] },
  forest: { hues: ['grounding', 'voeding', 'adem', 'koud', 'licht'] },
  polder: { hues: ['grounding', 'voeding', 'adem'] },
  ice: { hues: ['koud', 'slaap', 'adem'] },
  measure: indoors,
  glasses: indoors,
  tubes: indoors,
  orange: indoors,
  jars: indoors,
  pan: indoors,
  egg: indoors,
  clock: indoors,
  cup: indoors,
  dial: indoors,
  glass: indoors,
  sprout: { hues: ['voeding', 'grounding', 'beweging'] },
}

/** What may be seen from the other side: nothing that is read or counted. */
const mirrors: readonly Motif[] =
  'walk sit swim fire table window sleep feet forest jetty dunes polder ice cabin'.split(' ') as Motif[]

/** One of these, the same for the same seed. */
export const chosen = <One>(from: readonly [One, ...One[]] | readonly One[], seed: number): One =>
  from[seed % from.length] as One

/**
 * The picture of a drawing for a record: the same id gives the same picture wherever it is shown. The ground takes the
 * colour of the subject and the sky the hour when one is given, as far as the drawing bears them.
 */
export function pictureOf(motif: Motif, id: string, wanted: { hue?: Hue; hour?: Hour } = {}): Picture {
  const seed = seedOf(id)
  const { hues, hours } = fits[motif] ?? {}
  const hue = wanted.hue ?? 'licht'
  const hour = wanted.hour ?? chosen(hours ?? dayHours, seed >>> 3)
  return {
    motif,
    hue: !hues || hues.includes(hue) ? hue : hues[0],
    hour: !hours || hours.includes(hour) ? hour : hours[0],
    cast: (seed >>> 7) % castCount,
    isMirrored: mirrors.includes(motif) && (seed >>> 11) % 2 === 1,
  }
}

/** FNV-1a, its bits mixed once more: ids of one minute differ in their last signs only. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
