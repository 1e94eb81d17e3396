import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Settings } from '../base/settings.ts'
import { Answers } from './answers.ts'

/** Everything of the assistant that lives as long as the process. */
export type Assistant = {
  /** Null in production without an endpoint: then nothing can be asked. */
  model: LanguageModel | null
  answers: Answers
}

/** Opens the assistant with the endpoint that the settings name: a real one, the stand-in, or none. */
export const openAssistant = (settings: Settings): Assistant => ({ model: modelOf(settings), answers: new Answers() })

/** Where the stand-in is mounted on our own site; null when it is not used. */
export const standInFor = ({ AI_BASE_URL, mode, PORT }: Settings) =>
  AI_BASE_URL || mode === 'production' ? null : { prefix: '/dev/ai', baseUrl: `http://127.0.0.1:${PORT}/dev/ai/v1` }

function modelOf(settings: Settings): LanguageModel | null {
  const baseURL = settings.AI_BASE_URL ?? standInFor(settings)?.baseUrl
  if (!baseURL) return null
  return createOpenAICompatible({ name: 'assistant', baseURL, apiKey: settings.AI_API_KEY })(settings.AI_MODEL)
}
