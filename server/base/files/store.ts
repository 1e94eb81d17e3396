import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'
import { pathOf } from './keys.ts'
import type { SizedImage } from './sizes.ts'

/** Where a bucket is, as the `S3_*` settings give it; without keys the machine's own role is used. */
export type S3Settings = {
  bucket: string
  region: string
  /** The address of a provider other than AWS, such as MinIO or R2. */
  endpoint?: string
  accessKeyId?: string
  secretAccessKey?: string
  /** How long it may say nothing before a request is given up, in milliseconds. */
  patienceMs?: number
}

/** A bucket that hangs must not hold the few places for files, of one person and of all (OPS-AWAY-05). */
const usualPatienceMs = 30_000

/** The bucket that the settings name, or null when files are kept in a folder. */
export function bucketOf(settings: Settings): S3Settings | null {
  if (!settings.S3_ENDPOINT) return null
  return {
    bucket: settings.S3_BUCKET ?? '',
    region: settings.S3_REGION ?? 'auto',
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY,
    secretAccessKey: settings.S3_SECRET_KEY,
  }
}

export type StoredFile = { bytes: number; content(): Promise<Readable> }

export type FileStore = {
  /** Keeps every size under the key; one that stands there whole is left alone. Throws when a size could not be kept. */
  save(key: string, sizes: Record<string, Pick<SizedImage, 'content'>>): Promise<void>
  /** One file, as its number of bytes and a way to read it, or null when there is none. */
  open(path: string): Promise<StoredFile | null>
  /** Removes every size of a key; one that is gone already is no fault. */
  remove(key: string): Promise<void>
}

/** Opens the place where files are kept: a folder `files` under DATA_DIR, or a bucket when one is given. */
export async function openFileStore(settings: { dataDir: string; s3?: S3Settings | null }): Promise<FileStore> {
  const disk = settings.s3 ? await bucket(settings.s3) : folder(join(settings.dataDir, 'files'))

  const open: FileStore['open'] = async (path) => {
    try {
      const { contentLength } = await disk.getMetaData(path)
      return { bytes: contentLength, content: () => disk.getStream(path) }
    } catch (fault) {
      if (isAbsence(fault)) return null
      throw fault
    }
  }
  const saveOne = async (path: string, content: Uint8Array) => {
    const standing = await open(path)
    // Somebody may be reading it, and what stands under a key never changes.
    if (standing?.bytes !== content.length) await disk.put(path, content)
  }

  return {
    open,
    async save(key, sizes) {
      await Promise.all(Object.entries(sizes).map(([size, { content }]) => saveOne(pathOf(key, size), content)))
    },
    remove: (key) => (key.includes('.') ? disk.delete(key) : disk.deleteAll(key)),
  }
}

const folder = (location: string) => new Disk(new FSDriver({ location, visibility: 'private' }))

async function bucket(s3: S3Settings): Promise<Disk> {
  // Loaded here, since the client of the bucket is large and most machines never need it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey, patienceMs = usualPatienceMs } = s3
  const driver = new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    visibility: 'private',
    // New buckets refuse access lists, and R2 has none.
    supportsACL: false,
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
    // Providers other than AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new Disk(driver)
}

function isAbsence(fault: unknown): boolean {
  const cause = fault instanceof Error ? fault.cause : null
  if (typeof cause !== 'object' || cause === null) return false
  if ('code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return true
  return 'name' in cause && (cause.name === 'NotFound' || cause.name === 'NoSuchKey')
}
