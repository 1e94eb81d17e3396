import { shop } from '@bewezen/domain/shop/contract.ts'
import { askedFault, cleanGenerated, ModelAnswer } from '@bewezen/domain/shop/generated.ts'
import { productInstructions } from '@bewezen/domain/shop/generateWords.ts'
import { generateText, Output } from 'ai'
import type { House } from '../../base/house.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { countGenerated } from './count.ts'
import { textModel } from './models.ts'

/** An answer that is not there by then is not coming. */
const patienceMs = 45_000

/** Lets a language model fill in a product; nothing is stored. Whatever it answers is cleaned (SHOP-AI-04, SHOP-AI-07, X3-EDGE-35). */
export const generateProduct = serve(shop.generateProduct, async (ctx, { description }) => {
  if (askedFault(description)) refuse('INVALID_INPUT', { fields: ['description'] })
  await countGenerated(ctx)
  const answer = await ask(ctx.house, description)
  return (answer && cleanGenerated(answer)) ?? refuse('UNAVAILABLE')
})

/** The answer of the model in its agreed shape; null when there is none of that shape (SHOP-AI-08). */
async function ask(house: House, prompt: string): Promise<ModelAnswer | null> {
  const model = textModel(house.settings)
  if (!model) return null
  try {
    const { output } = await generateText({
      model,
      instructions: productInstructions,
      prompt,
      output: Output.object({ schema: ModelAnswer, name: 'product' }),
      maxOutputTokens: 2_000,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(patienceMs),
    })
    return output
  } catch (error) {
    house.log.warn({ err: error }, 'a product could not be generated')
    return null
  }
}
