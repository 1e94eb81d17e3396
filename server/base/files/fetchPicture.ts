import { type FarRefusalCode, fetchable } from '@bewezen/domain/base/farPicture.ts'
import { farRefused } from '@bewezen/domain/base/farPictureWords.ts'
import { type UploadedImage, type UploadPurpose, uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { House } from '../house.ts'
import { openFarFile } from './farFile.ts'
import { newKey } from './keys.ts'
import { receiveFile } from './receive.ts'
import { remember } from './remember.ts'
import { answerOf } from './uploads.ts'

type Asked = { address: string; purpose: UploadPurpose; personId: string }
type Deps = Pick<House, 'outside' | 'countUpload' | 'files' | 'transaction'>

/**
 * Fetches a picture from elsewhere once, as if this person had uploaded it: counted, judged by its content, drawn anew
 * and kept. Answers where it is kept, or the sentence that stands beside the field. Nobody's visitors are ever sent to
 * the other site (EV-FORM-57, EV-FORM-67).
 */
export async function fetchPicture(house: Deps, asked: Asked): Promise<UploadedImage | { refused: string }> {
  const kept = await fetched(house, asked)
  return 'code' in kept ? { refused: farRefused[kept.code] } : kept
}

async function fetched(
  house: Deps,
  { address, purpose, personId }: Asked,
): Promise<UploadedImage | { code: FarRefusalCode }> {
  if (!fetchable(address)) return { code: 'NOT_FETCHABLE' }
  if (!(await house.countUpload(personId))) return { code: 'UPLOAD_LIMIT' }
  const far = await openFarFile(house.outside, address)
  if (!far) return { code: 'UNREACHABLE' }
  const file = await receiveFile(far, uploadRules[purpose]).finally(() => far.destroy())
  if ('code' in file) return file
  const { sizes, keptAs, focus, ...measured } = file
  const upload = {
    id: newId(),
    personId,
    purpose,
    key: newKey(purpose, personId, new Date(), { keptAs, focus }),
    ...measured,
  }
  // The row comes first: a file that nobody remembers could never be found and removed again.
  await remember(house, upload)
  await house.files.save(upload.key, sizes)
  return answerOf(upload)
}
