import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { Tx } from '../base/database/open.ts'
import { attachUpload, detachUploadsByKey, type Loose, uploadKey } from '../base/files/attach.ts'
import { readPath } from '../base/files/keys.ts'
import { refuse } from '../base/refuse.ts'

type Asked = { uploadId: string | null; noPhoto?: boolean; personId: string; now: Date }
type Portrait = { address: string | null; loose: Loose[] }

/**
 * The portrait of a card from now on, with what of the earlier one must go: another one, none, or the one there is.
 * Refuses UPLOAD_FAILED when the picture is none of this person's.
 */
export async function portraitFor(
  tx: Tx,
  before: string | null,
  { uploadId, noPhoto = false, personId, now }: Asked,
): Promise<Portrait> {
  if (uploadId === null && !noPhoto) return { address: before, loose: [] }
  const loose = await dropPortrait(tx, before)
  if (uploadId === null) return { address: null, loose }
  if (!(await attachUpload(tx, { id: uploadId, personId, purpose: 'site-portrait', now }))) refuse('UPLOAD_FAILED')
  const key = (await uploadKey(tx, uploadId)) ?? refuse('UPLOAD_FAILED')
  return { address: fileAddress(key, '256'), loose }
}

/**
 * The portrait of a card that is edited, as `portraitFor` answers it, or 'changed' when another one was chosen since it
 * was `seen`: of two admins who choose a photo the second hears of the first (ADM-PANEL-22).
 */
export async function otherPortrait(
  tx: Tx,
  { before, seen, ...asked }: Asked & { before: string | null; seen: string | null },
): Promise<Portrait | 'changed'> {
  if (await isWanted(tx, before, asked)) return { address: before, loose: [] }
  return before === seen ? portraitFor(tx, before, asked) : 'changed'
}

/** Whether the portrait that stands there is the wanted one already: it stays, or the wish comes again. */
async function isWanted(tx: Tx, before: string | null, { uploadId, noPhoto }: Asked): Promise<boolean> {
  if (uploadId === null) return !noPhoto || before === null
  const key = await uploadKey(tx, uploadId)
  return key !== null && before === fileAddress(key, '256')
}

/** Takes the portrait off a card that goes. */
export async function dropPortrait(tx: Tx, address: string | null): Promise<Loose[]> {
  const stored = address && readPath(address.replace(/^\/files\//, ''))
  return stored ? detachUploadsByKey(tx, [stored.key]) : []
}
