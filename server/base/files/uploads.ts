import {
  fileAddress,
  type UploadedImage,
  type UploadPurpose,
  type UploadRules,
  uploadPurposes,
  uploadRules,
} from '@bewezen/domain/base/files.ts'
import { readFocus } from '@bewezen/domain/base/focus.ts'
import { type RefusalCode, type RefusalOf, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openPlaces } from '../http/places.ts'
import { newKey } from './keys.ts'
import { discardUpload, readUpload } from './reading.ts'
import { receiveFile } from './receive.ts'
import type { SizedImage } from './sizes.ts'
import type { FileStore } from './store.ts'

/** A row of `uploads`: who sent what for which purpose, where it is kept, its size in pixels and what was sent. */
export type Upload = {
  id: string
  personId: string
  purpose: UploadPurpose
  key: string
  width: number
  height: number
  bytes: number
  sha256: string
}

export type UploadDeps = {
  /** The id of the caller, or the refusal when they may not upload for this purpose. */
  authorise(request: FastifyRequest, purpose: UploadPurpose): Promise<string | RefusalOf<RefusalCode>>
  /** Counts one try of a person; false when there were too many of late. */
  count(personId: string): Promise<boolean>
  store: FileStore
  /** Writes the row unless its id is taken, and answers the row that stands under that id. */
  remember(upload: Upload): Promise<Upload>
}

type Refusal = RefusalOf<RefusalCode>

/** Files of one person that are on their way at the same time: there are few lanes, and they are for everybody. */
const mostOfOnePerson = 6

/**
 * `POST /api/uploads/:purpose`, its body the file itself and its header `x-upload-id` a UUIDv7 of the browser's choice;
 * `x-focus` may say which point every crop keeps (`readFocus`).
 * Answers `UploadedImage`, or a refusal as `{ code, data }`; the same id with the same file answers the first result.
 */
export const uploadsPlugin: FastifyPluginAsync<UploadDeps> = async (app, deps) => {
  app.removeAllContentTypeParsers()
  // The body stays on the wire until it is known who sends it.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  const takePlace = openPlaces(mostOfOnePerson)
  app.post<{ Params: { purpose: string } }>('/api/uploads/:purpose', async (request, reply) => {
    const purpose = uploadPurposes.find((known) => known === request.params.purpose)
    const answer = purpose ? await takeTurn(request, purpose) : ({ code: 'NOT_FOUND' } satisfies Refusal)
    if (!('code' in answer)) return answer
    discardUpload(request)
    return reply.code(refusalStatus[answer.code]).send({ code: answer.code, data: answer.data ?? null })
  })

  async function takeTurn(request: FastifyRequest, purpose: UploadPurpose): Promise<UploadedImage | Refusal> {
    const personId = await deps.authorise(request, purpose)
    if (typeof personId !== 'string') return personId
    const giveBack = takePlace(personId)
    if (!giveBack) return { code: 'TOO_MANY_REQUESTS' }
    return takeUpload(request, { purpose, personId }, deps).finally(giveBack)
  }
}

async function takeUpload(
  request: FastifyRequest,
  { purpose, personId }: Pick<Upload, 'purpose' | 'personId'>,
  deps: UploadDeps,
): Promise<UploadedImage | Refusal> {
  const id = z.uuidv7().safeParse(request.headers['x-upload-id'])
  if (!id.success) return { code: 'INVALID_INPUT' }
  if (!saysItIsAFile(request)) return { code: 'INVALID_FILE_TYPE' }
  if (!(await deps.count(personId))) return { code: 'UPLOAD_LIMIT' }

  const focus = readFocus(String(request.headers['x-focus'] ?? ''))
  const file = await receiveFile(readUpload(request), uploadRules[purpose], { focus })
  if ('code' in file) return file
  const { sizes, keptAs, focus: kept, ...measured } = file
  const key = newKey(purpose, personId, new Date(), { keptAs, focus: kept })
  return keep({ id: id.data, personId, purpose, key, ...measured }, sizes, deps)
}

/** The row comes first: a file that nobody remembers could never be found and removed again. */
async function keep(upload: Upload, sizes: Record<string, SizedImage>, deps: UploadDeps) {
  const kept = await deps.remember(upload)
  if (!isSameUpload(kept, upload)) return { code: 'ID_IN_USE' } satisfies Refusal
  // Also at a repeat, for the first attempt may have been cut off between the row and the files.
  await deps.store.save(kept.key, sizes)
  return answerOf(kept)
}

const isSameUpload = (one: Upload, other: Upload) =>
  one.personId === other.personId && one.purpose === other.purpose && one.sha256 === other.sha256

/** The response for a stored upload; a private one has no address until somebody signs it. */
export function answerOf({ id, purpose, key, width, height }: Upload): UploadedImage {
  const rules: UploadRules = uploadRules[purpose]
  const sizes = rules.isPrivate ? [] : Object.keys(rules.sizes)
  const addresses = Object.fromEntries(sizes.map((size) => [size, fileAddress(key, size)]))
  return { id, key, width, height, addresses }
}

const saysItIsAFile = ({ headers }: FastifyRequest) =>
  /^(application\/octet-stream|image\/[a-z0-9.+-]+)\s*(;|$)/i.test(headers['content-type'] ?? '')
