import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Settings } from '../../base/settings.ts'

/** Where the stand-in is mounted on our own site; null when it is not used. */
export const generatorStandIn = ({ AI_BASE_URL, mode, PORT }: Settings) =>
  AI_BASE_URL || mode === 'production'
    ? null
    : { prefix: '/dev/ai-shop', baseUrl: `http://127.0.0.1:${PORT}/dev/ai-shop/v1` }

/** The model that writes about products; null in production without an endpoint (SHOP-AI-08). */
export const textModel = (settings: Settings) => providerOf(settings)?.(settings.AI_MODEL) ?? null

/** The model that draws products; null in production without an endpoint. */
export const imageModel = (settings: Settings) => providerOf(settings)?.imageModel(settings.AI_IMAGE_MODEL) ?? null

function providerOf(settings: Settings) {
  const baseURL = settings.AI_BASE_URL ?? generatorStandIn(settings)?.baseUrl
  if (!baseURL) return null
  return createOpenAICompatible({
    name: 'shop',
    baseURL,
    apiKey: settings.AI_API_KEY,
    supportsStructuredOutputs: true,
  })
}
