import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { GeneratedProduct, maxAskedDescription } from './generated.ts'

/** A run of the image generator: how far it is, and which products it could not draw (SHOP-AI-14). */
export const ImageRun = z.object({
  id: Id,
  state: z.enum(['running', 'stopped', 'done']),
  done: z.int(),
  total: z.int(),
  /** How many of those got a picture. */
  made: z.int(),
  failures: z.array(z.object({ id: Id, name: z.string() })),
})
export type ImageRun = z.infer<typeof ImageRun>

/** The partner of the settings, when there is one of that name, and the latest run (SHOP-AI-13). */
export const ImageGeneration = z.object({
  /** The setting as it was typed, whether there is such a partner or not. */
  partnerName: z.string(),
  partner: z.object({ id: Id, name: z.string() }).nullable(),
  /** The affiliate code that each product gets with its picture; empty is none. */
  discountCode: z.string(),
  run: ImageRun.nullable(),
})
export type ImageGeneration = z.infer<typeof ImageGeneration>

const manager = { needs: 'manageShop' } as const

/** What a language model makes for the shop (SHOP-AI). */
export const generating = {
  /** `generate-product-with-ai`: fills the form and stores nothing. UNAVAILABLE when no usable answer came (SHOP-AI-04, SHOP-AI-07, SHOP-AI-08). */
  generateProduct: operation({
    ...manager,
    input: z.object({ description: z.string().trim().min(1).max(maxAskedDescription) }),
    output: GeneratedProduct,
  }),
  /** `generate-product-images`: a picture that is kept like an upload of this person (SHOP-AI-11). */
  generateImage: operation({
    ...manager,
    input: z.object({ prompt: z.string().trim().min(1).max(2_000), productName: z.string().trim().min(1).max(150) }),
    output: z.object({ id: Id, publicUrl: z.string() }),
  }),
  /** Whether the generator can be used, and how its latest run stands (SHOP-AI-13, SHOP-AI-14). */
  images: operation({ ...manager, read: true, input: z.object({}), output: ImageGeneration }),
  /** Begins a run, under an id of the browser: asking again answers the same run (SHOP-AI-09, SHOP-AI-14). */
  startImages: operation({
    ...manager,
    input: z.object({ id: Id, replace: z.boolean() }),
    output: ImageGeneration,
    refusals: { ALREADY_RUNNING: nothing, NO_PARTNER: nothing, NOTHING_TO_MAKE: nothing },
  }),
  /** Ends a run after the picture that is being made; one that ended already is no fault (SHOP-AI-14). */
  stopImages: operation({ ...manager, input: z.object({ id: Id }), output: ImageGeneration }),
}
