import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan, symbolsOf } from '../base/visibleText.ts'
import type { LeftOut } from './message.ts'

export const [maxDeliveryBytes, maxDeliveryContent, maxDeliveryMedia] = [256 * 1024, 20_000, 20]
/** How far the clock of who signs may be off, and how far ahead a message may be (IN-EXT-18, X3-EDGE-27). */
export const clockToleranceMs = 5 * 60_000
const firstMoment = Date.UTC(2000, 0, 1)
const lastMoment = Date.UTC(10_000, 0, 1) - 1

/** Whether a message can be of a moment: no channel wrote any before the year 2000, and no year has five digits (IN-EXT-51). */
export const isMoment = (at: Date): boolean => at.getTime() >= firstMoment && at.getTime() <= lastMoment

const filled = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => !isInvisible(text) && text.length <= most)
/** An https address in its own spelling, in which nothing stands that no database keeps; null for any other. */
export function httpsAddress(typed: string): string | null {
  const url = URL.parse(typed)
  return url?.protocol === 'https:' && url.href.length <= 2000 ? url.href : null
}
const address = z
  .string()
  .max(2000)
  .transform((typed) => httpsAddress(typed) ?? '')
  .refine((url) => url !== '')

/** What a channel posts, whatever connects it (IN-EXT-17): `content` may be empty when something came with it. */
export const Delivery = z
  .object({
    external_thread_id: filled(200),
    external_message_id: filled(200),
    participant_handle: filled(200),
    participant_name: z
      .string()
      .nullish()
      .transform((name) => shortName(name ?? '')),
    content: z
      .string()
      .nullish()
      .transform((text) => cleanText(text ?? ''))
      .refine((text) => !isLongerThan(text, maxDeliveryContent)),
    media_urls: z
      .array(address)
      .max(maxDeliveryMedia)
      .nullish()
      .transform((urls) => urls ?? []),
    external_timestamp: Instant.refine((typed) => isMoment(new Date(typed))),
  })
  .refine(({ content, media_urls }) => content !== '' || media_urls.length > 0)

/**
 * What came with a message. `id` is of the channel, for what is fetched from there only when it is opened; `key` is a file
 * of our own; with `left` there is nothing but the name.
 */
export type StoredMedia = { name: string; url?: string; id?: string; key?: string; left?: LeftOut }

/** A message from outside, however it came. */
export type Arrived = {
  externalThreadId: string
  externalMessageId: string
  handle: string
  name: string
  content: string
  media: StoredMedia[]
  at: Date
  mail?: ArrivedMail
}

/** What only a mail has: it says itself which conversation it belongs to (IN-EXT-44). */
export type ArrivedMail = {
  referred: string[]
  subject: string
  earlier: string
  isAutomatic: boolean
  /** Who sent a mail that asks to be answered elsewhere, else empty (IN-EXT-82). */
  sentFrom: string
  /** The address that a mail names as its sender, where that is not proven, else empty (IN-EXT-86). */
  doubted: string
}

export function arrivedOf(delivery: z.output<typeof Delivery>): Arrived {
  return {
    externalThreadId: delivery.external_thread_id,
    externalMessageId: delivery.external_message_id,
    handle: delivery.participant_handle,
    name: delivery.participant_name,
    content: delivery.content,
    media: delivery.media_urls.map((url) => ({ name: fileNameOf(url), url })),
    at: new Date(delivery.external_timestamp),
  }
}

/** What the end of an address calls the file; text that is no address, or cut within a symbol, stays readable. */
export function fileNameOf(url: string): string {
  const last =
    URL.parse(url)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return shortName(decoded(last)) || (URL.parse(url)?.hostname ?? '')
}

/** A name as it is shown: one line, at most 100 visible symbols, never half of one. */
export const shortName = (name: string): string =>
  symbolsOf(cleanText(name.replace(/\s+/g, ' ')).slice(0, 2000).toWellFormed())
    .slice(0, 100)
    .join('')

/** What is kept of a text whose channel has no limit of ours: its beginning, in whole symbols (IN-EXT-45, IN-EXT-53). */
export const cutContent = (text: string): string =>
  isLongerThan(text, maxDeliveryContent)
    ? `${symbolsOf(text.slice(0, maxDeliveryContent)).slice(0, -1).join('')}…`
    : text

/** The moment of a message: what the channel says, but never more than 5 minutes ahead of its arrival (X3-EDGE-27). */
export const momentOf = (at: Date, arrivedAt: Date): Date =>
  at.getTime() > arrivedAt.getTime() + clockToleranceMs ? arrivedAt : at

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
