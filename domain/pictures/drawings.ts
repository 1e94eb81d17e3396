import { body } from './motifs/body.ts'
import { food } from './motifs/food.ts'
import { land } from './motifs/land.ts'
import { people } from './motifs/people.ts'
import { things } from './motifs/things.ts'
import { water } from './motifs/water.ts'
import type { Drawing } from './shapes.ts'

const nature = { ...land, ...water }

/** The families of drawings beside the skies: every drawing stands in one of them. */
export const families = { people, food, body, nature, things } as const

const all = { ...people, ...food, ...body, ...nature, ...things }
export type Motif = keyof typeof all

/** Every drawing by its name. Together they are large: browsers get each as a file, and know their names only. */
export const drawings: Readonly<Record<Motif, Drawing>> = all
