import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import type { MailDraft } from '../../base/facts/decisions.ts'
import type { House } from '../../base/house.ts'
import { openLog } from '../../base/log.ts'
import { type MailContents, MailRoom } from '../../base/mail/mailRoom.ts'
import { atEnd } from '../../base/testing/atEnd.ts'
import type { TestPerson } from '../../base/testing/world.ts'

type Load = (personId: string, ids: Record<string, string>) => Promise<MailContents>
export type Sent = { personId: string; template: string; text: string }

/** Takes down (wiretaps) what leaves a house that is opened with `log` and `env`: its log, its traces, its mails. */
export async function openTaps() {
  const logged: string[] = []
  const traced: string[] = []
  const collector = createServer(async (request, response) => {
    for await (const chunk of request) traced.push(String(chunk))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    collector.closeAllConnections()
    collector.close()
  })
  const loads = new Map<string, Load>()
  const wanted: MailDraft[] = []
  const { on, enqueue } = MailRoom.prototype
  vi.spyOn(MailRoom.prototype, 'on').mockImplementation(function (this: MailRoom, template, load) {
    loads.set(template, load)
    on.call(this, template, load)
  })
  const note = (it: MailRoom, ...asked: Parameters<typeof enqueue>) => {
    wanted.push(...asked[2])
    return enqueue.call(it, ...asked)
  }
  vi.spyOn(MailRoom.prototype, 'enqueue').mockImplementation(function (this: MailRoom, ...asked) {
    return note(this, ...asked)
  })

  return {
    log: openLog('trace', { write: (line) => void logged.push(line) }),
    env: {
      METRICS_TOKEN: 'metrics-of-the-walk',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
    logged,
    traced,
    templates: () => [...loads.keys()],
    /** Goes on hearing of the mails of a house when the tests begin, which put back what is replaced. */
    hearMails({ mail }: House): void {
      mail.enqueue = (...asked) => note(mail, ...asked)
    },
    /** The mails that were wanted since the last time, as their room fills them in now. */
    async mails(): Promise<Sent[]> {
      const sent: Sent[] = []
      for (const { personId, template, ids } of wanted.splice(0)) {
        const contents = await loads.get(template)?.(personId, ids)
        if (contents) sent.push({ personId, template, text: JSON.stringify(contents) })
      }
      return sent
    },
  }
}

/** Everything that the live streams of somebody say; one that was ended is opened anew by `again`. */
export async function openStream(
  house: House,
  { token }: TestPerson,
): Promise<{ said: string[]; again: () => Promise<void> }> {
  const said: string[] = []
  let isOpen = false
  const again = async () => {
    if (isOpen) return
    isOpen = true
    const snapshot = await house.snapshots.of(token)
    const end = () => {
      isOpen = false
    }
    atEnd(await house.live.open({ token, snapshot, write: (text) => void said.push(text), end }, null))
  }
  await again()
  return { said, again }
}
