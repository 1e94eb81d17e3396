import { z } from 'zod'
import { cleanText } from '../base/typedText.ts'
import { isInvisible } from '../base/visibleText.ts'
import {
  type Arrived,
  cutContent,
  fileNameOf,
  httpsAddress,
  isMoment,
  maxDeliveryMedia,
  type StoredMedia,
  shortName,
} from './delivery.ts'
import { mediaKindWords } from './deliveryWords.ts'
import type { Failure } from './message.ts'
import type { Told } from './told.ts'

/** What a delivery of Meta holds for one account (IN-EXT-26). */
export type MetaDelivery = { messages: Arrived[]; told: Told[] }

// One with what no database keeps is no name of Meta's: it would stop all that stands beside it in its delivery.
const Name = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => cleanText(name) === name)
const File = z.object({ id: Name, filename: z.string().optional(), caption: z.string().optional() })
const files = ['image', 'video', 'audio', 'document', 'sticker'] as const
const WhatsApp = z.object({
  id: Name,
  from: Name,
  timestamp: z.string().regex(/^\d{1,12}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  image: File.optional(),
  video: File.optional(),
  audio: File.optional(),
  document: File.optional(),
  sticker: File.optional(),
})
const Status = z.object({
  id: Name,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(200).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
const Contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) })
const Value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
  statuses: z.array(z.unknown()).default([]),
})
const Instagram = z.object({
  sender: z.object({ id: Name }),
  recipient: z.object({ id: Name }),
  timestamp: z.number(),
  message: z
    .object({
      mid: Name,
      text: z.string().optional(),
      is_echo: z.boolean().optional(),
      attachments: z.array(z.object({ payload: z.object({ url: z.string().optional() }).optional() })).optional(),
    })
    .optional(),
  read: z.object({ mid: Name }).optional(),
})
const Entry = z.object({
  id: z.string(),
  changes: z.array(z.object({ value: z.unknown() })).default([]),
  messaging: z.array(z.unknown()).default([]),
})
const Payload = z.object({ object: z.string(), entry: z.array(z.unknown()) })

/** Meta refuses what comes more than 24 hours after the last message of the other by this code. */
export const windowCode = 131047

/** Reads a delivery for an account; null when it is none. What is not understood is left out, what stands beside it is not. */
export function readMeta(payload: unknown, accountId: string): MetaDelivery | null {
  const delivery = Payload.safeParse(payload)
  if (!delivery.success) return null
  const found: MetaDelivery = { messages: [], told: [] }
  for (const entry of each(Entry, delivery.data.entry)) {
    for (const value of each(
      Value,
      entry.changes.map(({ value }) => value),
    ))
      if (value.metadata.phone_number_id === accountId) readValue(value, found)
    for (const event of each(Instagram, entry.messaging))
      if (entry.id === accountId || event.recipient.id === accountId) readEvent(event, found)
  }
  return found
}

function readValue({ contacts, messages, statuses }: z.output<typeof Value>, found: MetaDelivery): void {
  const names = new Map(each(Contact, contacts).map(({ wa_id, profile }) => [wa_id, profile.name]))
  for (const message of each(WhatsApp, messages)) {
    const media = files.flatMap((kind): StoredMedia[] => {
      const file = message[kind]
      return file ? [{ name: shortName(file.filename ?? '') || mediaKindWords[kind], id: file.id }] : []
    })
    const said = [message.text?.body, message.button?.text, ...files.map((kind) => message[kind]?.caption)]
    add(found, {
      id: message.id,
      from: message.from,
      // A number of the country is written with a plus; whoever has no number shown has a name of Meta's.
      handle: /^\d/.test(message.from) ? `+${message.from}` : message.from,
      name: names.get(message.from) ?? '',
      content: said.find((text) => text !== undefined) ?? '',
      media,
      at: Number(message.timestamp) * 1000,
    })
  }
  for (const { id, status, biz_opaque_callback_data: ownId = null, errors = [] } of each(Status, statuses)) {
    const failure = status === 'failed' ? failureOf(errors[0]?.code) : null
    found.told.push({ externalMessageId: id, ownId, status, failure })
  }
}

function readEvent({ sender, timestamp, message, read }: z.output<typeof Instagram>, found: MetaDelivery): void {
  if (read) found.told.push({ externalMessageId: read.mid, ownId: null, status: 'read', failure: null })
  // Our own words, said back to us.
  if (!message || message.is_echo) return
  const urls = (message.attachments ?? []).flatMap(({ payload }) => httpsAddress(payload?.url ?? '') ?? [])
  add(found, {
    id: message.mid,
    from: sender.id,
    handle: sender.id,
    name: '',
    content: message.text ?? '',
    media: urls.map((url) => ({ name: fileNameOf(url), url })),
    at: timestamp,
  })
}

type Said = {
  id: string
  from: string
  handle: string
  name: string
  content: string
  media: StoredMedia[]
  at: number
}

function add(found: MetaDelivery, it: Said): void {
  const [content, at] = [cleanText(it.content), new Date(it.at)]
  if (!isMoment(at) || isInvisible(it.from) || (content === '' && it.media.length === 0)) return
  found.messages.push({
    externalThreadId: it.from,
    externalMessageId: it.id,
    handle: cleanText(it.handle),
    name: shortName(it.name),
    content: cutContent(content),
    media: it.media.slice(0, maxDeliveryMedia),
    at,
  })
}

export const failureOf = (code: number | undefined): Failure => (code === windowCode ? 'windowClosed' : 'refused')

function each<T extends z.ZodType>(schema: T, list: readonly unknown[]): z.output<T>[] {
  return list.flatMap((one) => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  })
}
