import type { LanguageModel } from 'ai'
import { modelsOf, modelsStandIn } from '../base/ai/models.ts'
import type { Settings } from '../base/settings.ts'
import { Answers } from './answers.ts'

/** Everything of the assistant that lives as long as the process. */
export type Assistant = {
  /** Null in production without an endpoint: then nothing can be asked. */
  model: LanguageModel | null
  answers: Answers
}

const path = 'ai'

/** Opens the assistant with the endpoint that the settings name: a real one, the stand-in, or none. */
export const openAssistant = (settings: Settings): Assistant => ({
  model: modelsOf(settings, path)?.(settings.AI_MODEL) ?? null,
  answers: new Answers(),
})

/** Where the stand-in is mounted on our own site; null when it is not used. */
export const standInFor = (settings: Settings) => modelsStandIn(settings, path)
