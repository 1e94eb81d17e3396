import { mailFileRules, mostMailFiles } from '@bewezen/domain/external/attachments.ts'
import type { StoredMedia } from '@bewezen/domain/external/delivery.ts'
import { keepArrived } from '../../base/files/arrived.ts'
import type { House } from '../../base/house.ts'
import type { MailFile } from './readMail.ts'

/** Keeps the files of a mail by the rules of uploads, one after the other; of one that is not kept stays its name (IN-EXT-48). */
export async function keepFiles(house: House, sourceId: string, files: readonly MailFile[]): Promise<StoredMedia[]> {
  const kept: StoredMedia[] = []
  // The names of hundreds say no more than those of a few.
  for (const [at, file] of files.slice(0, mostMailFiles * 2).entries())
    kept.push(at < mostMailFiles ? await keepFile(house, sourceId, file) : { name: file.name, left: 'many' })
  return kept
}

async function keepFile(house: House, ownerId: string, { name, content }: MailFile): Promise<StoredMedia> {
  if (content.length > mailFileRules.maxBytes) return { name, left: 'size' }
  const kept = await keepArrived(house, { ownerId, rules: mailFileRules, content })
  if ('code' in kept) return { name, left: kept.code === 'FILE_TOO_LARGE' ? 'size' : 'type' }
  return { name: `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${kept.keptAs}`, key: kept.key }
}
