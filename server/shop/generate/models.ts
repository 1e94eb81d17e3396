import { modelsOf, modelsStandIn } from '../../base/ai/models.ts'
import type { Settings } from '../../base/settings.ts'

const path = 'ai-shop'

/** Where the stand-in is mounted on our own site; null when it is not used. */
export const generatorStandIn = (settings: Settings) => modelsStandIn(settings, path)

/** The model that writes about products; null in production without an endpoint (SHOP-AI-08). */
export const textModel = (settings: Settings) => modelsOf(settings, path)?.(settings.AI_MODEL) ?? null

/** The model that draws products; null in production without an endpoint. */
export const imageModel = (settings: Settings) => modelsOf(settings, path)?.imageModel(settings.AI_IMAGE_MODEL) ?? null
