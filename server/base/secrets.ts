import { createHmac, hkdfSync } from 'node:crypto'
import type { Settings } from './settings.ts'

/** One secret per purpose, all derived from SECRET_KEY, so that none can be used for another. */
export const secretFor = (settings: Pick<Settings, 'SECRET_KEY'>, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', settings.SECRET_KEY, '', `bewezen ${purpose}`, 32)).toString('base64url')

/** A keyed hash: recognises a value again without keeping it. */
export const keyedHash = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url')
