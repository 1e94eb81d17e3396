import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { contract } from '@bewezen/domain/contract.ts'
import { publicPages } from '@bewezen/domain/site/publicPages.ts'
import type { AnyContractProcedure } from '@orpc/contract'
import sanitizeHtml from 'sanitize-html'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { built } from '../../tools/start/built.ts'
import { openRendered } from './rendered.ts'
import { hostileOutput } from './testing/hostileOutput.ts'
import { payloads, tripwire } from './testing/markup.ts'

const site = { name: 'Bewezen', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
const paths = [...Object.keys(publicPages), '/events/x', '/blogs/x', '/podcasts/01a228cb-9e48-71b5-9fa6-52e4f0351993']
const operations: Record<string, Record<string, AnyContractProcedure>> = contract
let renderer: Renderer
let at = 0
/** Those that the answer in hand carries. */
const sent = new Set<string>()
const counted = { pages: 0, texts: 0 }

beforeAll(async () => {
  await built('web')
  renderer = await (await openRendered('test')).renderer()
}, 600_000)
afterAll(() =>
  process.stdout.write(`${counted.pages} pages with ${counted.texts} texts of ${payloads.length} payloads\n`),
)

const next = (): string => {
  const payload = payloads[at++ % payloads.length] ?? ''
  sent.add(payload)
  counted.texts++
  return payload
}
const call = async (name: string) => {
  const [room = '', operation = ''] = name.split('.')
  const { outputSchema } = operations[room]?.[operation]?.['~orpc'] ?? {}
  return hostileOutput(outputSchema as unknown as z.core.$ZodType, next)
}

/** What of a served text a browser would run, or take for a tag of ours. */
function runningIn(html: string): string[] {
  const found = [...sent].filter((payload) => /<[a-z/]/i.test(payload) && html.includes(payload))
  // What it says of lists of pictures is said of ours.
  sanitizeHtml(html.replaceAll(/ (image)?srcset=/gi, ' data-set='), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      for (const [name, value] of Object.entries(attributes))
        if (`${tag} ${name}`.includes(tripwire) || (value.includes(tripwire) && isRun(tag, name, value)))
          found.push(`<${tag} ${name}=${value.slice(0, 80)}`)
    },
  })
  return found
}
/** A picture runs nothing, wherever it is said to be. */
const isRun = (tag: string, name: string, value: string): boolean =>
  /^(on|srcdoc$|style$)/i.test(name) ||
  // A browser passes over what nobody sees in the scheme of an address.
  (`${tag} ${name}` !== 'img src' &&
    /^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
    /^(javascript|data|vbscript):/i.test(value.replace(/[\0-\x20]/g, '')))

describe('SEC-PROOF-03 what is read is shown as text', () => {
  test.each(paths)('%s, whatever stands in every text of it', async (path) => {
    const rounds = runs(3, 40)
    for (let round = 0; round < rounds; round++) {
      sent.clear()
      const { html, status } = await renderer.renderPage(
        { url: site.url + path, signedIn: false, seq: 0, site },
        { call },
      )
      counted.pages++
      expect([status, runningIn(html)]).toEqual([200, []])
    }
  })
})
