import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type FileFormat,
  type FileRefusal,
  fileFormatOf,
  fileRefusal,
  headBytes,
  type UploadRules,
} from '@bewezen/domain/base/files.ts'

/** A received file that waits on disk: its format, its size in bytes, the SHA-256 of its content, and the content itself when asked. */
export type Spooled = {
  format: FileFormat | null
  bytes: number
  sha256: string
  read(): Promise<Buffer>
  close(): Promise<void>
}

/**
 * Takes a file in piece by piece, on disk and not in memory, so that many slow senders cost little. Refuses at the first
 * piece that breaks a rule and reads no further (IN-REPLY-06, IN-REPLY-07). Throws when the source breaks off.
 */
export async function spool(source: AsyncIterable<Uint8Array>, rules: UploadRules): Promise<Spooled | FileRefusal> {
  const file = await openNameless()
  try {
    const received = await take(source, rules, file)
    if ('code' in received) {
      await file.close()
      return received
    }
    return { ...received, read: () => contentOf(file, received.bytes), close: () => file.close() }
  } catch (fault) {
    await file.close()
    throw fault
  }
}

async function take(source: AsyncIterable<Uint8Array>, rules: UploadRules, file: FileHandle) {
  const digest = createHash('sha256')
  let head: Uint8Array = new Uint8Array(0)
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (head.length < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)])
    const refusal = head.length === headBytes ? fileRefusal(rules, { head, bytes }) : null
    if (refusal) return refusal
    digest.update(piece)
    await file.writeFile(piece)
  }
  return fileRefusal(rules, { head, bytes }) ?? { format: fileFormatOf(head), bytes, sha256: digest.digest('hex') }
}

/** A file without a name: nobody else can open it, and it is gone when the process is, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function contentOf(file: FileHandle, bytes: number): Promise<Buffer> {
  const content = Buffer.allocUnsafe(bytes)
  const { bytesRead } = await file.read(content, 0, bytes, 0)
  if (bytesRead !== bytes) throw new Error(`The spooled file gave ${bytesRead} of ${bytes} bytes`)
  return content
}
