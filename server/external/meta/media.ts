import { z } from 'zod'
import type { House } from '../../base/house.ts'
import type { SourceRow } from '../inbound.ts'
import { openSecret } from '../secrets.ts'
import { askGraph, graphUrl } from './graph.ts'

const File = z.object({ url: z.url() })
const mostBytes = 100 * 1024 * 1024
const hosts = /\.(fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/

type Found = { id: string; source: SourceRow }

/** The content of a file at Meta, or null when it cannot be had or is too large (IN-EXT-27). */
export async function fetchMedia(house: House, found: Found): Promise<Response['body']> {
  // An id is one word in an address.
  if (!/^[\w.-]{1,200}$/.test(found.id)) return null
  const file = await fetchFile(house, found).catch(() => null)
  if (!file?.body) return null
  if (Number(file.headers.get('content-length') ?? 0) <= mostBytes) return file.body
  await file.body.cancel()
  return null
}

/** Asks where the file is, and fetches it there with the token: at Meta only, whatever address it answers. */
async function fetchFile(house: House, { id, source }: Found): Promise<Response | null> {
  const answer = await askGraph(house, source, id)
  const file = File.safeParse(await answer.json())
  if (!answer.ok || !file.success || !source.accessToken) return null
  const [url, graph] = [new URL(file.data.url), new URL(graphUrl(house.settings))]
  const isMeta = url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname)
  if (!isMeta && url.origin !== graph.origin) return null
  const token = openSecret(house.settings, source.id, 'access', source.accessToken)
  const content = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  })
  return content.ok ? content : null
}
