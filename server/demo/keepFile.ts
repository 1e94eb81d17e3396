import { type UploadPurpose, uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { newKey } from '../base/files/keys.ts'
import { type Received, receiveFile } from '../base/files/receive.ts'
import { uploads } from '../base/files/tables.ts'
import type { House } from '../base/house.ts'

type Kept = { purpose: UploadPurpose; owner: { id: string }; file: Buffer | Received; at: Date }

/** Keeps a file the way an upload does, in use already. Answers its id and key. */
export async function keepFile(house: House, { purpose, owner, file, at }: Kept): Promise<{ id: string; key: string }> {
  const received = Buffer.isBuffer(file) ? await takeIn(purpose, file) : file
  const { sizes, keptAs, focus, ...measured } = received
  const [id, key] = [newId(), newKey(purpose, owner.id, at, { keptAs, focus })]
  await house.database.db
    .insert(uploads)
    .values({ id, key, ownerId: owner.id, purpose, ...measured, createdAt: at, attachedAt: at })
  await house.files.save(key, sizes)
  return { id, key }
}

/** Draws a file in the sizes of its purpose, the way an upload does but with less effort; `keepFile` keeps it. */
export async function takeIn(purpose: UploadPurpose, file: Buffer): Promise<Received> {
  const received = await receiveFile(pieces(file), uploadRules[purpose], { effort: 1 })
  if ('code' in received) throw new Error(`A file of the demonstration was refused: ${received.code}`)
  return received
}

async function* pieces(file: Buffer): AsyncGenerator<Uint8Array> {
  yield file
}
