import { newId } from '@bewezen/domain/base/ids.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { defaultContent } from '@bewezen/domain/site/defaults.ts'
import { unmeasured } from '@bewezen/domain/site/measured.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { house, app } = world
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
/** The public pages as a visitor sees them, once everybody heard of what changed. */
const shown = async () => {
  await house.settled()
  return world.visitor().does(site.content, {})
}
const managed = () => admin.does(site.managed, {})

/** What a save says of a portrait that stays as it is. */
const asItIs = { uploadId: null, noPhoto: false }
const isThere = async (url: string | null | undefined) => (await app.inject({ url: url ?? '/none' })).statusCode === 200

async function uploaded(purpose: 'site-hero' | 'site-portrait', who = admin): Promise<string> {
  const id = newId()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'orange' } })
    .png()
    .toBuffer()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/uploads/${purpose}`,
    headers: { cookie: who.cookie, 'content-type': 'image/png', 'x-upload-id': id },
    payload: picture,
  })
  expect(answer.statusCode).toBe(200)
  return id
}

describe('the public pages', () => {
  test('MKT-CLAIM-10 MKT-HOW-04 X3-DATA-28 X3-LIMIT-02 begin with the built-in content, as rows', async () => {
    expect(await shown()).toEqual(defaultContent)
  })

  test('MKT-HOW-04 ADM-PANEL-17 of the five levels one that an admin edits is another one for every visitor, and a second admin overwrites nothing unseen', async () => {
    const [first, ...others] = (await managed()).levels
    expect(others.length).toBe(4)
    if (!first) throw new Error('no level')
    const { id, ...before } = first
    const after = { title: 'Begin', duration: '6 weken', result: 'Je weet waar je staat.' }
    await admin.does(site.editLevel, { id, before, after })
    expect((await shown()).levels[0]).toEqual(after)
    await expect(
      admin.does(site.editLevel, { id, before, after: { ...after, title: 'Anders' } }),
    ).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: after },
    })
    await expect(
      admin.does(site.editLevel, { id, before: after, after: { ...after, title: ' ' } }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(teacher.does(site.editLevel, { id, before: after, after: before })).rejects.toMatchObject({
      status: 403,
    })
    await admin.does(site.editLevel, { id, before: after, after: before })
    expect(await shown()).toEqual(defaultContent)
  })

  test('ADM-PANEL-16 MKT-CLAIM-11 a real quote needs consent before it is shown, and then it is no sample any more', async () => {
    const [sample] = (await managed()).testimonials
    if (!sample) throw new Error('no sample')
    const { id, isSample: _isSample, ...seen } = sample
    const { photoUrl, ...before } = seen
    const after = { ...before, name: 'Echte Naam', content: 'Dit heb ik zelf gezegd.', hasConsent: true }
    await admin.does(site.editTestimonial, { id, before: seen, after, ...asItIs })
    expect((await shown()).testimonials[0]).toEqual({
      name: 'Echte Naam',
      content: 'Dit heb ik zelf gezegd.',
      avatarUrl: null,
      isSample: false,
      measured: defaultContent.testimonials[0]?.measured,
    })
    const withdrawn = { ...after, hasConsent: false }
    await expect(
      admin.does(site.editTestimonial, { id, before: { ...after, photoUrl }, after: withdrawn, ...asItIs }),
    ).rejects.toMatchObject({
      data: { fields: ['hasConsent'] },
    })
    const off = { ...withdrawn, isActive: false }
    await admin.does(site.editTestimonial, { id, before: { ...after, photoUrl }, after: off, ...asItIs })
    expect((await shown()).testimonials.map(({ name }) => name)).not.toContain('Echte Naam')
    await admin.does(site.removeTestimonial, { id })
    expect((await shown()).testimonials.length).toBe(11)

    const made = {
      id: newId(),
      name: 'Nieuw',
      content: 'Tien tekens.',
      ...unmeasured,
      isActive: true,
      hasConsent: false,
      uploadId: null,
    }
    await expect(admin.does(site.makeTestimonial, made)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    for (const _ of 'twice') await admin.does(site.makeTestimonial, { ...made, hasConsent: true })
    expect((await shown()).testimonials.at(-1)).toMatchObject({ name: 'Nieuw', isSample: false })
  })

  test('MKT-MORE-11 a quote carries its measurement as a whole, and visitors get its numbers', async () => {
    const told = { measure: 'slaapduur', unit: 'uur', change: 'vaste bedtijd', before: '6 6,2 5,9', after: '7 7,1 7,4' }
    const quote = { name: 'Gemeten', content: 'Dit mat ik zelf.', isActive: true, hasConsent: true, uploadId: null }
    const made = { id: newId(), ...quote, ...told }
    await expect(admin.does(site.makeTestimonial, { ...made, after: '7' })).rejects.toMatchObject({
      data: { fields: ['after'] },
    })
    await admin.does(site.makeTestimonial, made)
    const numbers = { before: [6, 6.2, 5.9], after: [7, 7.1, 7.4] }
    expect((await shown()).testimonials.at(-1)?.measured).toEqual({ ...told, ...numbers })
    await admin.does(site.removeTestimonial, { id: made.id })
  })

  test('ADM-PANEL-16 the order is that of an admin, and one who missed something is told', async () => {
    const ids = (await managed()).testimonials.map(({ id }) => id)
    const other = ids.toReversed()
    await admin.does(site.order, { kind: 'testimonials', ids: other })
    expect((await managed()).testimonials.map(({ id }) => id)).toEqual(other)
    await expect(admin.does(site.order, { kind: 'testimonials', ids: ids.slice(1) })).rejects.toMatchObject({
      code: 'CHANGED',
    })
    await expect(
      admin.does(site.order, { kind: 'testimonials', ids: [...ids.slice(1), newId()] }),
    ).rejects.toMatchObject({ code: 'CHANGED' })
    expect((await managed()).testimonials.map(({ id }) => id)).toEqual(other)
  })

  test('ADM-PANEL-15 X3-DATA-27 X3-CALL-33 of the heroes the first active one is shown', async () => {
    const [one, two] = [newId(), newId()]
    for (const [id, alt] of [
      [one, 'Zon boven zee'],
      [two, 'Bos in de ochtend'],
    ] as const)
      await admin.does(site.addHero, { id, uploadId: await uploaded('site-hero'), alt })
    expect((await shown()).hero).toMatchObject({ alt: 'Zon boven zee', width: 60, height: 40 })
    await admin.does(site.order, { kind: 'hero', ids: [two, one] })
    expect((await shown()).hero?.alt).toBe('Bos in de ochtend')
    const before = { alt: 'Bos in de ochtend', isActive: true }
    await admin.does(site.editHero, { id: two, before, after: { alt: 'Bos', isActive: false } })
    const address = (await shown()).hero?.imageUrl ?? ''
    expect((await app.inject({ url: address })).statusCode).toBe(200)
    await admin.does(site.removeHero, { id: one })
    expect((await shown()).hero).toBeNull()
    expect((await app.inject({ url: address })).statusCode).toBe(404)
    const foreign = await uploaded('site-portrait')
    await expect(admin.does(site.addHero, { id: newId(), uploadId: foreign, alt: 'x' })).rejects.toMatchObject({
      code: 'UPLOAD_FAILED',
    })
  })

  test('ADM-PANEL-15 ADM-PANEL-22 X3-EDGE-13 a hero that somebody else changed is not overwritten unseen', async () => {
    const id = newId()
    await admin.does(site.addHero, { id, uploadId: await uploaded('site-hero'), alt: 'Zee' })
    const before = { alt: 'Zee', isActive: true }
    const theirs = { alt: 'Zee bij Texel', isActive: true }
    await admin.does(site.editHero, { id, before, after: theirs })
    await expect(
      admin.does(site.editHero, { id, before, after: { alt: 'Zee', isActive: false } }),
    ).rejects.toMatchObject({ status: 409, code: 'CHANGED', data: { current: theirs } })
    expect((await shown()).hero?.alt).toBe('Zee bij Texel')
    // The same wish again is no other one.
    await admin.does(site.editHero, { id, before, after: theirs })
    await admin.does(site.removeHero, { id })
  })

  test('ADM-PANEL-16 a quote has a picture once one is sent; the one before it, and that of a quote that goes, are kept nowhere', async () => {
    const [id, first] = [newId(), await uploaded('site-portrait')]
    const words = { name: 'Met foto', content: 'Dit ben ik zelf.', ...unmeasured, isActive: true, hasConsent: true }
    await admin.does(site.makeTestimonial, { id, ...words, uploadId: first })
    const photoUrl = async () => (await shown()).testimonials.find(({ name }) => name === words.name)?.avatarUrl
    const one = await photoUrl()
    expect(await isThere(one)).toBe(true)

    const edit = async (photo: { uploadId: string | null; noPhoto?: boolean }) => {
      const before = { ...words, photoUrl: (await photoUrl()) ?? null }
      return admin.does(site.editTestimonial, { id, before, after: words, noPhoto: false, ...photo })
    }
    await edit({ uploadId: await uploaded('site-portrait') })
    const two = await photoUrl()
    expect([await isThere(one), await isThere(two), one === two]).toEqual([false, true, false])
    await edit(asItIs)
    expect(await photoUrl()).toBe(two)
    await edit({ uploadId: null, noPhoto: true })
    expect([await photoUrl(), await isThere(two)]).toEqual([null, false])

    await edit({ uploadId: await uploaded('site-portrait') })
    const three = await photoUrl()
    const used = await uploaded('site-hero')
    for (const uploadId of [first, used, newId()])
      await expect(edit({ uploadId })).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })
    expect([await photoUrl(), await isThere(three)]).toEqual([three, true])
    await admin.does(site.removeTestimonial, { id })
    expect(await isThere(three)).toBe(false)
  })

  test('ADM-PANEL-16 ADM-PANEL-17 ADM-PANEL-22 a portrait that another admin chose meanwhile is replaced nor taken away unseen, and the words beside it can be saved', async () => {
    const [quote, card] = [newId(), newId()]
    const quoted = { name: 'Met foto', content: 'Dit ben ik zelf.', ...unmeasured, isActive: true, hasConsent: true }
    const fields = { name: 'Noor', role: 'Docent', sentence: 'Legt uit wat je meet.' }
    await admin.does(site.makeTestimonial, { id: quote, ...quoted, uploadId: null })
    await admin.does(site.makeTeamMember, { id: card, ...fields, uploadId: null })
    type Photo = { uploadId: string | null; noPhoto: boolean }
    const kinds = [
      {
        photo: async () => (await managed()).testimonials.find(({ id }) => id === quote)?.photoUrl ?? null,
        saves: (photoUrl: string | null, photo: Photo, content = quoted.content) =>
          admin.does(site.editTestimonial, {
            id: quote,
            before: { ...quoted, photoUrl },
            after: { ...quoted, content },
            ...photo,
          }),
        told: quoted,
      },
      {
        photo: async () => (await managed()).team.find(({ id }) => id === card)?.photoUrl ?? null,
        saves: (photoUrl: string | null, photo: Photo, sentence = fields.sentence) =>
          admin.does(site.editTeamMember, {
            id: card,
            before: { ...fields, photoUrl },
            after: { ...fields, sentence },
            ...photo,
          }),
        told: fields,
      },
    ]
    for (const { photo, saves, told } of kinds) {
      const [first, second] = [await uploaded('site-portrait'), await uploaded('site-portrait')]
      const chosen = { uploadId: first, noPhoto: false }
      await saves(null, chosen)
      const stands = await photo()
      // The same wish again, since its answer was lost, is no other one.
      await saves(null, chosen)
      for (const late of [
        { uploadId: second, noPhoto: false },
        { uploadId: null, noPhoto: true },
      ])
        await expect(saves(null, late)).rejects.toMatchObject({
          status: 409,
          code: 'CHANGED',
          data: { current: told, photoUrl: stands },
        })
      expect([await photo(), await isThere(stands)]).toEqual([stands, true])
      await saves(null, asItIs, 'Andere woorden erbij.')
      expect(await photo()).toBe(stands)
    }
    await admin.does(site.removeTestimonial, { id: quote })
    await admin.does(site.removeTeamMember, { id: card })
  })

  test('MKT-CLAIM-07 each claim has its own text and switch, and the number of members can be the real one', async () => {
    const claim = (name: string) => managed().then(({ claims }) => claims.find((one) => one.name === name))
    const { name: _name, ...before } = (await claim('community')) ?? {}
    const real = { ...before, showsRealNumber: true } as never
    await admin.does(site.saveClaim, { name: 'community', before: before as never, after: real })
    expect((await shown()).claims.community).toBe('2 leden')
    await admin.does(site.saveClaim, {
      name: 'community',
      before: real,
      after: { ...(real as object), isOn: false } as never,
    })
    expect((await shown()).claims).not.toHaveProperty('community')
    const { name: _other, ...text } = (await claim('complaints')) ?? {}
    await expect(
      admin.does(site.saveClaim, {
        name: 'complaints',
        before: text as never,
        after: { ...text, showsRealNumber: true } as never,
      }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('MKT-HOME-13 ADM-PANEL-17 a team card gets its words, photo and place from an admin, and is no sample then', async () => {
    const [card] = (await managed()).team
    if (!card) throw new Error('no card')
    const { id, isSample: _isSample, ...before } = card
    const after = { name: 'Jasper', role: 'Oprichter', sentence: 'Meet elke ochtend zijn licht.' }
    const uploadId = await uploaded('site-portrait')
    await admin.does(site.editTeamMember, { id, before, after, uploadId, noPhoto: false })
    const [seen] = (await shown()).team
    expect(seen).toMatchObject({
      ...after,
      isSample: false,
      photoUrl: expect.stringMatching(/^\/files\/site-portraits\//),
    })
    const [made, photo] = [newId(), await uploaded('site-portrait')]
    const fields = { name: 'Noor', role: 'Docent', sentence: 'Legt uit wat je meet.' }
    await admin.does(site.makeTeamMember, { id: made, ...fields, uploadId: photo })
    const ids = (await managed()).team.map(({ id }) => id)
    await admin.does(site.order, { kind: 'team', ids: [made, ...ids.filter((one) => one !== made)] })
    const [noor, jasper] = (await shown()).team
    expect([noor?.name, await isThere(noor?.photoUrl), jasper?.name]).toEqual(['Noor', true, 'Jasper'])

    const other = await uploaded('site-portrait')
    const now = { ...fields, photoUrl: noor?.photoUrl ?? null }
    await admin.does(site.editTeamMember, { id: made, before: now, after: fields, uploadId: other, noPhoto: false })
    expect(await isThere(noor?.photoUrl)).toBe(false)
    await admin.does(site.removeTeamMember, { id: made })
    await admin.does(site.removeTeamMember, { id })
    expect([await isThere(seen?.photoUrl), (await shown()).team.length]).toEqual([false, 2])
    for (const wrong of [{ name: ' ' }, { role: 'x'.repeat(61) }, { sentence: 'x'.repeat(201) }])
      await expect(
        admin.does(site.makeTeamMember, { id: newId(), ...fields, ...wrong, uploadId: null }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
