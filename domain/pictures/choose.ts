import type { Motif } from './drawings.ts'
import type { Hour, Hue } from './look.ts'
import { chosen, type Picture, pictureOf, seedOf } from './picture.ts'
import { subjects } from './subjectWords.ts'

/** What a record without a word that says more is shown by, for each subject. */
const general: Record<Hue, readonly Motif[]> = {
  licht: ['window', 'hand', 'jetty', 'walk', 'dunes', 'sit'],
  voeding: ['plate', 'crate', 'egg', 'orange', 'pan', 'table', 'jars', 'glass'],
  beweging: ['walk', 'lift', 'heart', 'dunes', 'forest'],
  grounding: ['feet', 'forest', 'sprout', 'polder', 'jetty'],
  slaap: ['sleep', 'cabin', 'window', 'glasses'],
  adem: ['sit', 'lungs', 'jetty', 'forest'],
  rood: ['fire', 'cabin', 'tubes', 'glasses'],
  koud: ['swim', 'ice'],
}

type Titled = { id: string; title: string; hue: Hue; hour?: Hour }

/** The drawing that a title asks for, or null when no word of it does. */
export function motifIn(title: string, id: string): Motif | null {
  const asked = askedBy(title)
  return asked ? chosen(asked, seedOf(id)) : null
}

/** The picture of a record: what its title is about, else one of those of its subject. */
export const pictureFor = (record: Titled): Picture =>
  pictureOf(chosen(askedBy(record.title) ?? general[record.hue], seedOf(record.id)), record.id, record)

/**
 * The pictures of the cards of a list by their ids, chosen in its order: as `pictureFor`, and what a card above shows
 * already gives way to the next that the title allows, then to one of the subject (MKT-MORE-36). What is added below
 * changes nothing above.
 */
export function picturesOf(records: readonly Titled[]): ReadonlyMap<string, Picture> {
  const used = new Set<Motif>()
  return new Map(
    records.map((record) => {
      const { id, title, hue } = record
      const seed = seedOf(id)
      const allowed = [...turned(askedBy(title) ?? [], seed), ...turned(general[hue], seed)]
      const motif = allowed.find((one) => !used.has(one)) ?? (allowed[0] as Motif)
      used.add(motif)
      return [id, pictureOf(motif, id, record)]
    }),
  )
}

function askedBy(title: string) {
  const written = title.toLowerCase()
  return subjects.find(([word]) => word.test(written))?.[1] ?? null
}

/** The same drawings in their order, from the one on that the seed chooses. */
const turned = (from: readonly Motif[], seed: number): Motif[] =>
  from.map((_, at) => from[(seed + at) % from.length] as Motif)
