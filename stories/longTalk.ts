import type { Page } from '@playwright/test'

type Message = { id: string; seq: number; parent: unknown; reactions: unknown[]; [field: string]: unknown }
type Channel = { messages: Message[]; hasOlder: boolean; hasNewer: boolean; readSeq: number; lastSeq: number }

const pageLength = 50
const idAt = (seq: number) => `01a20000-0000-7000-8000-${String(seq).padStart(12, '0')}`
const lines = [
  'Vanochtend 6.100 lux, twaalf minuten.',
  'Ik sliep acht uur, en werd uit mezelf wakker.\nDat is voor het eerst sinds de zomer.',
  'Wie loopt er morgen mee? We beginnen bij de brug en zijn om elf uur terug, met koffie bij https://bewezen.example/koffie.',
  'Ja!',
]

/**
 * Puts a talk of many messages in the place of every channel that is opened on this page: as the server would page through
 * it, of the shape that the server gives, without anybody having to write it first.
 */
export async function longTalk(page: Page, many: number): Promise<void> {
  let model: Message | undefined
  await page.route('**/api/community/messages?**', async (route) => {
    if (!model) {
      const real: Channel = await (await route.fetch()).json()
      model = real.messages.at(-1)
    }
    const asked = new URL(route.request().url()).searchParams
    const end = before(asked) ?? many + 1
    const [first, last] = [Math.max(1, end - pageLength), Math.min(many, end - 1)]
    const messages = Array.from({ length: last - first + 1 }, (_, index) => messageAt(first + index, model as Message))
    await route.fulfill({
      json: { messages, hasOlder: first > 1, hasNewer: last < many, readSeq: many, lastSeq: many } satisfies Channel,
    })
  })
}

function before(asked: URLSearchParams): number | undefined {
  const [older, newer] = [asked.get('before'), asked.get('after')]
  if (older) return Number(older)
  return newer ? Number(newer) + pageLength + 1 : undefined
}

const messageAt = (seq: number, model: Message): Message => ({
  ...model,
  id: idAt(seq),
  seq,
  content: `${seq}. ${lines[seq % lines.length]}`,
  createdAt: new Date(Date.UTC(2026, 8, 1) + seq * 600_000).toISOString(),
  editedAt: null,
  deletedAt: null,
  picture: null,
  parent: seq % 7 === 0 ? { id: idAt(seq - 3), authorName: 'Noor Vermeulen', content: lines[0] } : null,
  reactions: seq % 5 < 2 ? [{ emoji: '👍', count: 1 + (seq % 4), mine: seq % 2 === 0 }] : [],
})

/** Scrolls up through a talk to its beginning, or back to its end; answers the most messages that were drawn at once. */
export async function scrollThrough(page: Page, way: 'up' | 'down'): Promise<number> {
  const log = page.getByRole('log')
  await log.hover()
  let most = 0
  let still = 0
  while (still < 8) {
    await page.mouse.wheel(0, way === 'up' ? -4_000 : 8_000)
    const { drawn, isThere } = await log.evaluate(async (list, way) => {
      await new Promise((resolve) => setTimeout(resolve, 45))
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 2
      const isBegun = list.scrollTop < 2 && list.textContent?.includes('Dit is het begin van')
      return { drawn: list.querySelectorAll('article').length, isThere: way === 'up' ? isBegun : isAtEnd }
    }, way)
    most = Math.max(most, drawn)
    still = isThere ? still + 1 : 0
  }
  return most
}
