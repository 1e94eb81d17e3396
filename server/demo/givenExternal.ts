import { newId } from '@bewezen/domain/base/ids.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import type { Failure, MessageStatus } from '@bewezen/domain/external/message.ts'
import type { Connector, SourceType } from '@bewezen/domain/external/source.ts'
import { mediaOnly } from '@bewezen/domain/external/words.ts'
import { eq, sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { type Kept, newSecret, sealSecret } from '../external/secrets.ts'
import { mailStandIn } from '../external/standin/mailbox.ts'
import { externalCannedAnswers, externalMessages, externalSources, externalThreads } from '../external/tables.ts'

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
type Line = { text: string; at: Date; by?: { id: string }; status?: MessageStatus; failure?: Failure; media?: string[] }
type GivenThread = {
  source?: Source
  handle?: string
  name?: string
  isNew?: boolean
  isArchived?: boolean
  subject?: string
  assignee?: { id: string }
  lines?: readonly Line[]
}

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
    const { handle = 'kim_buiten', lines = [{ text: 'Doen jullie ook iets in Groningen?', at: new Date() }] } = wish
    const [id, last] = [newId(), lines.at(-1)]
    const at = last?.at ?? new Date()
    const inbound = lines.findLast(({ by }) => !by)?.at
    await db.insert(externalThreads).values({
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
      lastMessageAt: at,
      lastMessagePreview: previewOf(last?.text ?? '', mediaOnly(1)),
      lastInboundAt: inbound ?? null,
      createdAt: lines[0]?.at ?? at,
    })
    if (inbound)
      await db
        .update(externalSources)
        .set({ lastInboundAt: sql`greatest(${externalSources.lastInboundAt}, ${inbound.toISOString()}::timestamptz)` })
        .where(eq(externalSources.id, source.id))
    const rows = lines.map((line) => ({
      id: newId(),
      threadId: id,
      externalMessageId: newId(),
      direction: line.by ? ('outbound' as const) : ('inbound' as const),
      content: line.text,
      mediaUrls: (line.media ?? []).map((url) => ({ name: url.split('/').at(-1) ?? '', url })),
      externalTimestamp: line.at,
      status: line.status ?? (line.by ? ('sent' as const) : ('received' as const)),
      failure: line.failure ?? null,
      sentBy: line.by?.id ?? null,
      createdAt: line.at,
    }))
    if (rows.length > 0) await db.insert(externalMessages).values(rows)
    return { id, source }
  }

  async function cannedAnswer(title: string, content: string): Promise<{ id: string }> {
    const id = newId()
    await db.insert(externalCannedAnswers).values({ id, title, content, createdAt: new Date() })
    return { id }
  }

  return { externalSource, externalThread, cannedAnswer }
}
