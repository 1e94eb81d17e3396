import { z } from 'zod'
import type { Settings } from '../base/settings.ts'
import { ask } from './ask.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

type Where = Pick<Settings, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_IMAGE_MODEL' | 'mode'>
const List = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Whether the endpoint of models takes the key and knows what it is asked for; nothing that costs money is asked (OPS-DOCTOR-13). */
export async function lookAtModels(settings: Where, gone: AbortSignal): Promise<Finding[]> {
  const { AI_BASE_URL: url, AI_API_KEY: key } = settings
  if (!url)
    return [
      notUsed(
        'models',
        settings.mode === 'production' ? 'the assistant says that it is not available' : 'a stand-in answers',
      ),
    ]
  const asked = ask(`${url.replace(/\/+$/, '')}/models`, {
    gone,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  const answer = await asked.catch((error: unknown) => ({ failed: reasonOf(error) }))
  if ('failed' in answer)
    return [
      wrong(
        'models',
        `the endpoint cannot be reached: ${answer.failed}`,
        'Check AI_BASE_URL, with the /v1 that most have at its end, and that this machine may reach it.',
      ),
    ]
  if (answer.status === 401 || answer.status === 403)
    return [
      wrong(
        'models',
        `the endpoint refuses the key (status ${answer.status})`,
        key ? 'Check AI_API_KEY.' : 'Set AI_API_KEY.',
      ),
    ]
  const known = answer.status === 200 ? readList(answer.body) : null
  if (!known)
    return [
      warning(
        'models',
        `the endpoint does not list what it knows (status ${answer.status})`,
        'Check AI_BASE_URL, with the /v1 that most have at its end; then ask the assistant something on the site.',
      ),
    ]
  return [
    one('AI_MODEL', settings.AI_MODEL, known, 'the assistant cannot answer'),
    one('AI_IMAGE_MODEL', settings.AI_IMAGE_MODEL, known, 'no picture of a product can be drawn'),
  ]
}

function one(name: string, model: string, known: readonly string[], without: string): Finding {
  if (known.includes(model)) return good(name, `${model} is known`)
  return wrong(
    name,
    `the endpoint does not know ${model}: ${without}`,
    `Set ${name} to one that it knows, such as: ${known.slice(0, 5).join(', ')}.`,
  )
}

function readList(body: string): string[] | null {
  try {
    return List.parse(JSON.parse(body)).data.map(({ id }) => id)
  } catch {
    return null
  }
}
