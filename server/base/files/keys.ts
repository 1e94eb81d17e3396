import { randomBytes } from 'node:crypto'
import {
  type KeptFormat,
  keptFormats,
  type UploadPurpose,
  type UploadRules,
  uploadPurposes,
  uploadRules,
} from '@bewezen/domain/base/files.ts'
import { type Focus, focusMark } from '@bewezen/domain/base/focus.ts'

/** A path that is ours: which purpose it serves, the key of the picture and the name of the size. */
export type FilePath = { purpose: UploadPurpose; key: string; size: string }

/** How a file is kept: a picture that was drawn anew, or as it came. */
export type KeptAs = 'webp' | KeptFormat

/**
 * A new key with 128 random bits, so that it cannot be guessed and never meets another (IN-REPLY-09, COM-CHAT-20);
 * nothing of the sent name is in it. That of an avatar also names its person and moment (SH-AVAT-04), that of a private
 * file stands in the folder of its person and ends in what it is (SH-CALL-26), that of a picture with a focus ends in it
 * (MKT-MORE-31).
 */
export function newKey(
  purpose: UploadPurpose,
  personId: string,
  now: Date,
  { keptAs = 'webp', focus = null }: { keptAs?: KeptAs; focus?: Focus | null } = {},
): string {
  const random = randomBytes(16).toString('hex')
  const { folder }: UploadRules = uploadRules[purpose]
  if (isPrivate(purpose)) return `${folder}/${personId}/${now.getTime()}-${random}.${keptAs}`
  const name = purpose === 'avatar' ? `${personId}-${now.getTime()}-${random}` : random
  return `${folder}/${name}${focus ? focusMark(focus) : ''}`
}

/** Where one size of a key is kept; a private file is kept under its key itself. */
export const pathOf = (key: string, size: string): string => (key.includes('.') ? key : `${key}/${size}.webp`)

const isPrivate = (purpose: UploadPurpose): boolean => (uploadRules[purpose] as UploadRules).isPrivate ?? false
const privateFolders = uploadPurposes.filter(isPrivate).map((purpose) => uploadRules[purpose].folder)
const privateShape = /^(?<folder>[a-z-]+)\/(?<owner>[0-9a-f-]{36})\/\d{1,16}-[0-9a-f]{32}\.(?<keptAs>[a-z0-9]{3,4})$/

/** Reads a path of a private file: its key and what it is kept as, or null when it cannot be one. */
export function readPrivatePath(path: string): { key: string; keptAs: KeptAs } | null {
  const { folder = '', keptAs } = privateShape.exec(path)?.groups ?? {}
  if (!privateFolders.some((known) => known === folder)) return null
  const kept = (['webp', ...keptFormats] as const).find((known) => known === keptAs)
  return kept ? { key: path, keptAs: kept } : null
}

/** The person in whose folder a private file stands, or null when it is no path of one. */
export const ownerOf = (path: string): string | null => privateShape.exec(path)?.groups?.owner ?? null

const shape =
  /^(?<key>(?<folder>[a-z-]+)\/(?:[0-9a-f-]{36}-\d{1,16}-)?[0-9a-f]{32}(?:-f\d{4})?)\/(?<size>[a-z0-9]+)\.webp$/
const shown = /<img src="([^"]*)"/g

/** The key of the picture that an address of the site shows, or none; one for another purpose does not count. */
export function keysIn(address: string | null, purpose: UploadPurpose): string[] {
  const path = address?.startsWith('/files/') ? readPath(address.slice('/files/'.length)) : null
  return path?.purpose === purpose ? [path.key] : []
}

/** The keys of the pictures that stand in a formatted text; those for another purpose do not count. */
export const keysInText = (text: string, purpose: UploadPurpose): string[] =>
  Array.from(text.matchAll(shown), ([, address = '']) => keysIn(address, purpose)).flat()

/** Reads a path that somebody asks for, or null when it cannot be one of ours: nothing else ever reaches the disk. */
export function readPath(path: string): FilePath | null {
  const { key, folder, size } = shape.exec(path)?.groups ?? {}
  const purpose = uploadPurposes.find((purpose) => uploadRules[purpose].folder === folder)
  if (!key || !size || !purpose || isPrivate(purpose) || !Object.hasOwn(uploadRules[purpose].sizes, size)) return null
  return { purpose, key, size }
}
