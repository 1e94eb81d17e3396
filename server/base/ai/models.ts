import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Settings } from '../settings.ts'

/** Where a stand-in of models is mounted on our own site; null when it is not used. `path` is its part of `/dev/`. */
export const modelsStandIn = ({ AI_BASE_URL, mode, PORT }: Settings, path: string) =>
  AI_BASE_URL || mode === 'production'
    ? null
    : { prefix: `/dev/${path}`, baseUrl: `http://127.0.0.1:${PORT}/dev/${path}/v1` }

/**
 * The endpoint of models that the settings name: a real one, or the stand-in at that path; null in production without one
 * (SHOP-AI-08).
 */
export function modelsOf(settings: Settings, path: string) {
  const baseURL = settings.AI_BASE_URL ?? modelsStandIn(settings, path)?.baseUrl
  if (!baseURL) return null
  return createOpenAICompatible({
    name: 'bewezen',
    baseURL,
    apiKey: settings.AI_API_KEY,
    supportsStructuredOutputs: true,
  })
}
