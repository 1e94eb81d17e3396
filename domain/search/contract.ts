import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { hitKinds, maxSearchLength } from './searching.ts'

/** Something that was found, as its viewer may see it. */
export const Hit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  /** Where it stands or who it is: a community, a name with @. */
  detail: z.string().nullable(),
  /** The piece of its text in which the words stand. */
  text: z.string().nullable(),
  at: Instant.nullable(),
  path: z.string(),
})
export type Hit = z.infer<typeof Hit>
export type HitKind = Hit['kind']

export const search = {
  /** What the viewer may see that holds every word, the last one perhaps half typed (SH-NAV-05). */
  find: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ text: z.string().max(maxSearchLength) }),
    output: z.object({ hits: z.array(Hit) }),
  }),
}
