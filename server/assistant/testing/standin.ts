import { openStandIn as open } from '../../base/testing/openStandIn.ts'
import { assistantStandIn } from '../standin/plugin.ts'

type Request = { model: string; stream: boolean; messages: { role: string; content: string }[] }

/** The stand-in of the assistant on a port of its own; it is taken away after the test file. */
export async function openStandIn() {
  const { url, is, asked } = await open<Request, 'fine' | 'fails' | 'hangs' | 'breaks'>(assistantStandIn)
  return {
    url,
    is,
    /** What it was asked last, whole. */
    lastAsked: async () => (await asked()).at(-1) ?? { model: '', stream: false, messages: [] },
    timesAsked: async () => (await asked()).length,
  }
}
