import { fileAddress } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { unmeasured } from '@bewezen/domain/site/measured.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { sweepUploads } from '../base/files/sweep.ts'
import { uploads } from '../base/files/tables.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { teamMembers, testimonials } from './tables.ts'

const world = await openWorld({ engine: 'server' })
const { database } = world.house
const admins: TestPerson[] = []
while (admins.length < 6) admins.push(await world.person({ role: 'admin' }))
const everyone = <T>(work: (admin: TestPerson, at: number) => Promise<T>) => Promise.all(admins.map(work))
// As it is stored: what a visitor reads is believed for a moment.
const team = () => database.db.select().from(teamMembers)
const card = { name: 'Noor', role: 'Onderzoek', sentence: 'Meet graag.' }

test('ADM-PANEL-17 a new card that is sent many times at once is one card', async () => {
  const before = (await team()).length
  const id = newId()
  await everyone((admin) => admin.does(site.makeTeamMember, { id, ...card, uploadId: null }))
  expect((await team()).length).toBe(before + 1)
})

const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
async function sendPortrait(admin: TestPerson): Promise<string> {
  const uploadId = newId()
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/uploads/site-portrait',
    payload: picture,
    headers: { cookie: admin.cookie, 'content-type': 'image/png', 'x-upload-id': uploadId },
  })
  expect(statusCode).toBe(200)
  return uploadId
}
const portraits = () => database.db.select().from(uploads).where(eq(uploads.purpose, 'site-portrait'))
const isThere = async (key: string) => (await world.app.inject({ url: fileAddress(key, '256') })).statusCode === 200

const [cardId, quoteId] = [newId(), newId()]
const quote = { name: 'Noor', content: 'Dit zei ik zelf.', ...unmeasured, isActive: true, hasConsent: true }
type Photo = { uploadId: string | null; noPhoto: boolean }
test.each([
  {
    what: 'ADM-PANEL-17 ADM-PANEL-22 a team card',
    make: () => admins[0]?.does(site.makeTeamMember, { id: cardId, ...card, uploadId: null }),
    edit: (admin: TestPerson, photo: Photo) =>
      admin.does(site.editTeamMember, { id: cardId, before: { ...card, photoUrl: null }, after: card, ...photo }),
    remove: () => admins[0]?.does(site.removeTeamMember, { id: cardId }),
    shown: async () => (await database.db.select().from(teamMembers).where(eq(teamMembers.id, cardId)))[0]?.photoUrl,
  },
  {
    what: 'ADM-PANEL-16 ADM-PANEL-22 a testimonial',
    make: () => admins[0]?.does(site.makeTestimonial, { id: quoteId, ...quote, uploadId: null }),
    edit: (admin: TestPerson, photo: Photo) =>
      admin.does(site.editTestimonial, { id: quoteId, before: { ...quote, photoUrl: null }, after: quote, ...photo }),
    remove: () => admins[0]?.does(site.removeTestimonial, { id: quoteId }),
    shown: async () =>
      (await database.db.select().from(testimonials).where(eq(testimonials.id, quoteId)))[0]?.avatarUrl,
  },
])(
  '$what to which many admins give a photo at the same moment gets one of them, the others hear it, and no file stays that nothing shows',
  async ({ make, edit, remove, shown }) => {
    await make()
    const sent = await everyone(sendPortrait)
    const outcomes = await Promise.allSettled(
      admins.map((admin, at) => edit(admin, { uploadId: sent[at] ?? null, noPhoto: false })),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: admins.length - 1 }, () => 'CHANGED'))
    const keys = (await portraits()).map(({ key }) => key)
    expect(keys).toHaveLength(admins.length)
    const address = await shown()
    const [winner] = keys.filter((key) => address?.includes(key))

    // What the others chose can still be chosen again; after a day nothing shows it and it goes.
    await moveClock(database.db, 25 * 3_600_000)
    await sweepUploads(world.house)
    await moveClock(database.db, 0)
    expect((await portraits()).map(({ key }) => key)).toEqual([winner])
    for (const key of keys) expect(await isThere(key)).toBe(key === winner)
    await remove()
    expect(await portraits()).toEqual([])
    expect(await isThere(winner ?? '')).toBe(false)
  },
)
