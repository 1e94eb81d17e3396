import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pathOf } from '../base/files/keys.ts'
import { type FileStore, openFileStore, type S3Settings } from '../base/files/store.ts'
import { ask } from './ask.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'
import { causesOf, reasonOf } from './reason.ts'

/** Writes, reads and removes a small object, as the site does with pictures, and asks for it as a stranger (OPS-DOCTOR-10). */
export async function lookAtBucket(s3: S3Settings | null, gone: AbortSignal): Promise<Finding[]> {
  if (!s3) return [notUsed('bucket', 'files are kept in DATA_DIR')]
  const store = await openFileStore({ dataDir: '', s3 })
  const key = `doctor/${randomUUID()}`
  const path = pathOf(key, 'check')
  const content = Buffer.from(`npm run doctor ${new Date().toISOString()}`)
  try {
    await store.save(key, { check: { content } })
  } catch (error) {
    return [refusal('written', 's3:PutObject and s3:ListBucket', error)]
  }
  const [read, open] = [await readBack(store, path, content), await asStranger(s3, path, gone)]
  const removed = await store.remove(key).then(
    () => null,
    (error: unknown) => refusal('removed', 's3:DeleteObject and s3:ListBucket', error),
  )
  const faults = [read, removed].filter((one) => one !== null)
  return [...(faults.length > 0 ? faults : [good('bucket', 'a small object was written, read and removed')]), open]
}

async function readBack(store: FileStore, path: string, content: Buffer): Promise<Finding | null> {
  try {
    const file = await store.open(path)
    if (file && (await buffer(await file.content())).equals(content)) return null
    return wrong(
      'bucket',
      'what was written is not there afterwards',
      'Something stands in between that keeps old answers: let S3_ENDPOINT lead to the service itself.',
    )
  } catch (error) {
    return refusal('read', 's3:GetObject', error)
  }
}

/** The site alone hands files out, after a look at who asks. */
async function asStranger({ endpoint, bucket }: S3Settings, path: string, gone: AbortSignal): Promise<Finding> {
  const answer = await ask(`${endpoint?.replace(/\/+$/, '')}/${bucket}/${path}`, { gone }).catch(() => null)
  if (!answer)
    return warning(
      'bucket privacy',
      'could not be asked as a stranger',
      'See by hand whether an object can be read without a key.',
    )
  if (answer.status !== 200) return good('bucket privacy', 'a stranger is refused')
  return wrong(
    'bucket privacy',
    'anybody can read what is kept, without a key',
    'Take the public policy or access list of the bucket away: files of members and private attachments stand in it, which the site hands out itself.',
  )
}

function refusal(what: string, rights: string, error: unknown): Finding {
  const names = causesOf(error).map(({ name, message }) => `${name} ${message}`)
  const is = (pattern: RegExp) => names.some((one) => pattern.test(one))
  const says = `an object cannot be ${what}: ${reasonOf(causesOf(error).at(-1) ?? error)}`
  if (is(/NoSuchBucket/)) return wrong('bucket', says, 'Make the bucket of S3_BUCKET, or mend its name or S3_REGION.')
  if (is(/InvalidAccessKey|SignatureDoesNotMatch/))
    return wrong(
      'bucket',
      says,
      'Check S3_ACCESS_KEY and S3_SECRET_KEY: they belong to one another and to this service.',
    )
  if (is(/AccessDenied|Forbidden|403/))
    return wrong('bucket', says, `Give the key of S3_ACCESS_KEY ${rights} on this bucket.`)
  return wrong('bucket', says, 'Check S3_ENDPOINT and S3_REGION, and that this machine may reach it.')
}
