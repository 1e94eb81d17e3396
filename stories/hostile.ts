import { contractOperations } from '@bewezen/server/base/testing/contractOperations.ts'
import type { z } from '@bewezen/server/base/testing/hostileOutput.ts'
import { payloads } from '@bewezen/server/base/testing/markup.ts'
import type { Page } from '@playwright/test'

/** The read behind each address, by its schema. */
const reads = new Map<string, z.ZodType>(
  contractOperations.map(({ url, operation }) => [url, operation['~orpc'].outputSchema as unknown as z.ZodType]),
)

/**
 * Fields whose text is no text that somebody typed: what the server cleaned or judged before it was stored, and names by
 * which things are found.
 */
const leftAlone =
  /^(content|html|slug|path|key|zone|day|date|monday|today|start|end|color|emoji|role|version|carrier|currency|name_?key|.*(url|uri|icon|day|code|html|slug|color|type|date|at))$/i

/** Lets a page hear payloads in every text of every answer; `from` is where in the list it begins. Answers how many it heard. */
export async function hearHostile(page: Page, from: number): Promise<{ texts: () => number }> {
  let heard = 0
  const next = () => payloads[(from + heard++) % payloads.length] ?? ''
  await page.route('**/api/**', async (route) => {
    const schema = reads.get(new URL(route.request().url()).pathname)
    if (!schema || route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: hostile(await answer.json(), schema, next) })
  })
  return { texts: () => heard }
}

function hostile(value: unknown, schema: z.core.$ZodType, next: () => string, name = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (one: unknown, of: z.core.$ZodType, field = name) => hostile(one, of, next, field)
  if (value === null || value === undefined) return value
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(value).map(([field, one]) => {
          const of = def.shape[field]
          return [field, of ? inner(one, of, field) : one]
        }),
      )
    case 'string':
      return ('format' in def && def.format) || def.checks?.length || leftAlone.test(name) || value === ''
        ? value
        : next()
    case 'array':
      return (value as unknown[]).map((one) => inner(one, def.element))
    case 'nullable':
    case 'optional':
    case 'default':
      return inner(value, def.innerType)
    case 'union': {
      const fits = def.options.find((one) => (one as z.ZodType).safeParse(value).success)
      return fits ? inner(value, fits) : value
    }
    default:
      return value
  }
}
