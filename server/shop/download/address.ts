import { hourMs } from '@bewezen/domain/base/moment.ts'
import type { FastifyInstance } from 'fastify'
import { readNow } from '../../base/database/clock.ts'
import { isPersonal, personalAddress } from '../../base/files/signed.ts'
import { servePrivateFiles } from '../../base/files/wire.ts'
import type { House } from '../../base/house.ts'

/** How long the address of an own file opens it: 15 minutes (SHOP-ORDER-25). */
const secondsOpen = hourMs / 4 / 1000

/** Where a download is: a file that the site keeps, which goes first, or an address outside. */
export type Source = { downloadKey: string | null; downloadUrl: string | null; name: string }

/** The address of a download for one person, or null when there is none (SHOP-BUY-03, SHOP-ORDER-25). */
export function addressFor(house: House, personId: string, source: Source, now: Date): string | null {
  const { downloadKey: path, downloadUrl, name } = source
  if (path === null) return downloadUrl
  return personalAddress(house.settings, { path, personId, name, seconds: secondsOpen }, now)
}

/** Opens the files of products for the person for whom the address was made, until it expires. */
export const serveDownloads = (app: FastifyInstance, house: House): Promise<void> =>
  servePrivateFiles(app, house, {
    folder: 'product-downloads',
    needs: 'useOwnAccount',
    mayOpen: async ({ id: personId }, path, { query }) =>
      isPersonal(house.settings, { path, personId }, query as object, await readNow(house.database.db)),
    // There an order gives its download anew (SHOP-ORDER-57).
    instead: '/bestellingen',
    // What is signed is a slug.
    nameOf: ({ query }) => (query as { name: string }).name,
  })
