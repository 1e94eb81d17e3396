import { newId } from '@bewezen/domain/base/ids.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploads } from '../base/files/tables.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { teamMembers } from './tables.ts'

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

test('ADM-PANEL-17 of the photos that many admins give one card at the same moment one is shown, and the others are kept nowhere', async () => {
  const id = newId()
  await admins[0]?.does(site.makeTeamMember, { id, ...card, uploadId: null })
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const sent = await everyone(async (admin) => {
    const uploadId = newId()
    const { statusCode, body } = await world.app.inject({
      ...{ method: 'POST', url: '/api/uploads/site-portrait', payload: picture },
      headers: { cookie: admin.cookie, 'content-type': 'image/png', 'x-upload-id': uploadId },
    })
    expect([statusCode, body]).toEqual([200, body])
    return uploadId
  })
  await everyone((admin, at) =>
    admin.does(site.editTeamMember, { id, before: card, after: card, uploadId: sent[at] ?? null, noPhoto: false }),
  )
  const [shown] = await database.db.select().from(teamMembers).where(eq(teamMembers.id, id))
  const kept = await database.db.select().from(uploads).where(eq(uploads.purpose, 'site-portrait'))
  expect(kept).toHaveLength(1)
  expect(shown?.photoUrl).toContain(kept[0]?.key)
})
