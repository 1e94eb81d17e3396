import type { Needs } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import type { RefusalCode, RefusalOf } from '@bewezen/domain/base/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readNow } from '../database/clock.ts'
import type { Reader } from '../database/open.ts'
import type { House } from '../house.ts'
import { callerOf } from '../http/caller.ts'
import { refusalFor, type Snapshot } from '../snapshot.ts'
import { ownerOf } from './keys.ts'
import { remember } from './remember.ts'
import { filesPlugin } from './serve.ts'
import { privateFilesPlugin } from './servePrivate.ts'
import { isSigned, type Signed } from './signed.ts'
import { uploadsPlugin } from './uploads.ts'

/** The capability that an upload for each purpose requires. */
const needs: Record<UploadPurpose, Needs> = {
  'message-image': 'writeCommunity',
  avatar: 'useOwnAccount',
  'report-attachment': 'useOwnAccount',
  'product-image': 'manageShop',
  'product-download': 'manageShop',
  'blog-image': 'writeBlogs',
  'podcast-image': 'managePodcasts',
  'event-image': 'editEvents',
  'award-image': 'manageSite',
  'lesson-image': 'writeLessons',
  'lesson-attachment': 'writeLessons',
  'feed-image': 'writeFeed',
  'site-hero': 'manageSite',
  'site-portrait': 'manageSite',
  'community-image': 'manageCommunity',
}

/**
 * Whether a picture of a purpose is for somebody: `viewerId` of who is signed in, `reader` of who passed the gate of the
 * community besides.
 */
export type PictureDoor = (
  db: Reader,
  it: { key: string; viewerId: string | null; reader: Asker | null },
) => Promise<boolean>
/** The purposes whose pictures are not for everybody, with the door of each (SEC-ACC-51). */
export type PictureDoors = Partial<Record<UploadPurpose, PictureDoor>>

/** Puts uploading and serving of files on the server. */
export async function serveFiles(app: FastifyInstance, house: House, doors: PictureDoors): Promise<void> {
  const { files: store, countUpload: count } = house
  await app.register(privateFilesPlugin, {
    store,
    folder: 'report-attachments',
    isDownload: true,
    mayOpen: async (request, path) => {
      if (await whoMay(house, request, 'manageSite')) return true
      // An address that lives for years gets into a history or a chat: by itself it opens nothing (SEC-ACC-18).
      const sender = await whoMay(house, request, 'useOwnAccount')
      if (!sender || ownerOf(path) !== sender.id) return false
      return isSigned(house.settings, path, request.query as Signed, await readNow(house.database.db))
    },
  })
  await app.register(filesPlugin, {
    store,
    async maySee(request, { purpose, key }) {
      const door = doors[purpose]
      if (!door) return true
      const { snapshot } = await callerOf(house, request, noReply)
      const viewer = whoHolds(house, snapshot, 'useOwnAccount')
      const reader = whoHolds(house, snapshot, 'readCommunity')
      return door(house.database.db, { key, viewerId: viewer?.id ?? null, reader })
    },
  })
  await app.register(uploadsPlugin, {
    store,
    count,
    authorise: (request, purpose) => authorise(house, request, purpose),
    remember: (upload) => remember(house, upload),
  })
}

type PrivateFolder = {
  folder: string
  needs: Needs
  /** Whether somebody who holds what is needed may open the file with this key. */
  mayOpen(person: Asker, key: string, request: FastifyRequest): Promise<boolean>
  nameOf?(request: FastifyRequest): string
  instead?: string
}

/** Puts the private files of a folder on the server, for who its room lets open them: by their session alone. */
export async function servePrivateFiles(app: FastifyInstance, house: House, it: PrivateFolder): Promise<void> {
  await app.register(privateFilesPlugin, {
    store: house.files,
    folder: it.folder,
    ...(it.nameOf ? { nameOf: it.nameOf } : {}),
    ...(it.instead ? { instead: it.instead } : {}),
    mayOpen: async (request, path) => {
      const person = await whoMay(house, request, it.needs)
      return person !== null && it.mayOpen(person, path, request)
    },
  })
}

/** The caller, if they hold the required capability. */
async function whoMay(house: House, request: FastifyRequest, needs: Needs): Promise<Asker | null> {
  const { snapshot } = await callerOf(house, request, noReply)
  return whoHolds(house, snapshot, needs)
}

const whoHolds = (house: House, snapshot: Snapshot, needs: Needs): Asker | null =>
  refusalFor(snapshot, { needs, whileCovered: false }, house.settings) === null ? snapshot.asker : null

async function authorise(
  house: House,
  request: FastifyRequest,
  purpose: UploadPurpose,
): Promise<string | RefusalOf<RefusalCode>> {
  const { snapshot } = await callerOf(house, request, noReply)
  const code = refusalFor(snapshot, { needs: needs[purpose], whileCovered: false }, house.settings)
  return code ? { code } : (snapshot.asker?.id ?? { code: 'SIGN_IN_REQUIRED' })
}

/** Nothing is put on the answer here. */
const noReply = { header: () => noReply } as unknown as FastifyReply
