import { newId } from '@bewezen/domain/base/ids.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import type { Failure, MessageStatus } from '@bewezen/domain/external/message.ts'
import type { Connector, SourceType } from '@bewezen/domain/external/source.ts'
import { mediaOnly } from '@bewezen/domain/external/words.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { type Kept, newSecret, sealSecret } from '../external/secrets.ts'
import { mailStandIn } from '../external/standin/mailbox.ts'
import {
  externalCannedAnswers,
  externalMessages,
  externalSources,
  externalThreads as threads,
} from '../external/tables.ts'
import { inParts } from './inParts.ts'

type Source = { id: string; sourceType: SourceType; secret: string }
type GivenSource = {
  sourceType?: SourceType
  connector?: Connector
  name?: string
  accountHandle?: string
  isActive?: boolean
  outboundUrl?: string
  outboundSecret?: string
  imapHost?: string
  imapPort?: string
  by?: { id: string }
  at?: Date
}
type Line = {
  text: string
  at: Date
  by?: { id: string }
  status?: MessageStatus
  failure?: Failure
  media?: string[]
  isAutomatic?: boolean
}
type GivenThread = {
  source?: Source
  handle?: string
  name?: string
  isNew?: boolean
  isArchived?: boolean
  subject?: string
  assignee?: { id: string }
  snoozedUntil?: Date
  lines?: readonly Line[]
}
type Arrived = { threadId: string; messageId: string; at: Date; isNew: boolean }

/** The words of the vocabulary for messages of people outside. */
export function givenExternal(house: House) {
  const { db } = house.database

  /** A source; one of Meta has the secrets 'app', 'verify' and 'access', a mailbox is the stand-in unless it says otherwise. */
  async function externalSource(wish: GivenSource = {}): Promise<Source> {
    const { connector = 'formulier', sourceType = connector === 'mail' ? 'email' : 'instagram' } = wish
    const [id, secret] = [newId(), newSecret()]
    const keep = (which: Kept, text: string) => sealSecret(house.settings, id, which, text)
    await db.insert(externalSources).values({
      id,
      sourceType,
      connector,
      name: wish.name ?? 'Instagram',
      accountHandle: wish.accountHandle ?? (connector === 'mail' ? mailStandIn.user : '@bewezen'),
      isActive: wish.isActive ?? true,
      outboundUrl: wish.outboundUrl ?? null,
      outboundSecret: wish.outboundSecret ? keep('outbound', wish.outboundSecret) : null,
      createdBy: wish.by?.id ?? null,
      createdAt: wish.at ?? new Date(),
      lastInboundAt: null,
      ...(connector === 'meta'
        ? {
            accountId: '1055',
            appSecret: keep('app', 'app'),
            verifyToken: keep('verify', 'verify'),
            accessToken: keep('access', 'access'),
          }
        : {}),
      ...(connector === 'formulier'
        ? { inboundSecret: keep('inbound', secret), inboundSecretEnd: secret.slice(-4) }
        : {}),
      ...(connector === 'mail'
        ? {
            imapHost: wish.imapHost ?? mailStandIn.host,
            imapPort: wish.imapPort ?? '993',
            mailUser: mailStandIn.user,
            mailPassword: keep('mail', mailStandIn.password),
          }
        : {}),
    })
    return { id, sourceType, secret }
  }

  /** A conversation and what was said in it, oldest first; a line with `by` is an answer of that admin. */
  async function externalThread(wish: GivenThread = {}): Promise<{ id: string; source: Source }> {
    const source = wish.source ?? (await externalSource())
    const made = rowsOf({ lines: [{ text: 'Doen jullie ook iets in Groningen?', at: new Date() }], ...wish, source })
    await keep([made])
    return { id: made.thread.id, source }
  }

  /** Many conversations at once. Answers what came in last of each. */
  async function externalThreads(wishes: readonly (GivenThread & { source: Source })[]): Promise<Arrived[]> {
    const made = wishes.map(rowsOf)
    await keep(made)
    return made.flatMap(({ thread, messages }) => {
      const last = messages.findLast(({ direction, isAutomatic }) => direction === 'inbound' && !isAutomatic)
      return last ? [{ threadId: thread.id, messageId: last.id, at: last.createdAt, isNew: thread.isNew }] : []
    })
  }

  async function keep(made: readonly ReturnType<typeof rowsOf>[]): Promise<void> {
    await inParts(
      made.map(({ thread }) => thread),
      (part) => db.insert(threads).values(part),
    )
    await inParts(
      made.flatMap(({ messages }) => messages),
      (part) => db.insert(externalMessages).values(part),
    )
    const ids = sql.param([...new Set(made.map(({ thread }) => thread.sourceId))])
    await db.execute(sql`update external_message_sources s set last_inbound_at = t.last
      from (select source_id, max(last_inbound_at) as last from external_message_threads group by source_id) t
      where t.source_id = s.id and s.id = any(${ids}::uuid[])`)
  }

  async function cannedAnswer(title: string, content: string): Promise<{ id: string }> {
    const id = newId()
    await db.insert(externalCannedAnswers).values({ id, title, content, createdAt: new Date() })
    return { id }
  }

  return { externalSource, externalThread, externalThreads, cannedAnswer }
}

/** The rows of a conversation and of what was said in it. */
function rowsOf({ source, handle = 'kim_buiten', lines = [], ...wish }: GivenThread & { source: Source }) {
  const [id, last] = [newId(), lines.at(-1)]
  const at = last?.at ?? new Date()
  return {
    thread: {
      id,
      sourceId: source.id,
      externalThreadId: `gesprek ${id}`,
      participantHandle: handle,
      participantKey: handleKey(source.sourceType, handle),
      participantName: wish.name ?? 'Kim B.',
      subject: wish.subject ?? '',
      isNew: wish.isNew ?? false,
      isArchived: wish.isArchived ?? false,
      assigneeId: wish.assignee?.id ?? null,
      snoozedUntil: wish.snoozedUntil ?? null,
      lastMessageAt: at,
      lastMessagePreview: previewOf(last?.text ?? '', mediaOnly(1)),
      lastInboundAt: lines.findLast(({ by }) => !by)?.at ?? null,
      createdAt: lines[0]?.at ?? at,
    },
    messages: lines.map((line) => ({
      id: newId(),
      threadId: id,
      externalMessageId: newId(),
      direction: line.by ? ('outbound' as const) : ('inbound' as const),
      content: line.text,
      isAutomatic: line.isAutomatic ?? false,
      mediaUrls: (line.media ?? []).map((url) => ({ name: url.split('/').at(-1) ?? '', url })),
      externalTimestamp: line.at,
      status: line.status ?? (line.by ? ('sent' as const) : ('received' as const)),
      failure: line.failure ?? null,
      sentBy: line.by?.id ?? null,
      createdAt: line.at,
    })),
  }
}
