import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'

/**
 * The streams that the page comes with, when they were read by the clock of whoever read them and by the server's, which
 * says what is upcoming and what is past (LIVE-MORE-77), and the one that its address names: null when that is not
 * there or not for this viewer (LIVE-MORE-21).
 */
export async function loadStreams({ ask }: { ask: Ask }, id: string | undefined) {
  const [list, { now }, opened] = await Promise.all([
    ask('livestreams.list', { from: 0 }),
    ask('livestreams.clock', {}),
    readNamed(ask, id),
  ])
  return { list, now, opened, named: id, at: Date.now() }
}
export type LoadedStreams = Awaited<ReturnType<typeof loadStreams>>

async function readNamed(ask: Ask, id: string | undefined): Promise<Livestream | null | undefined> {
  if (id === undefined) return undefined
  try {
    return await ask('livestreams.read', { id })
  } catch (error) {
    if (['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) return null
    throw error
  }
}
