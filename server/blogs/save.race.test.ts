import { newId } from '@bewezen/domain/base/ids.ts'
import { blogs } from '@bewezen/domain/blogs/contract.ts'
import { legal } from '@bewezen/domain/legal/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { blogs as table } from './tables.ts'

const world = await openWorld({ engine: 'server' })
const { database } = world.house
const writers = 8
const admins: TestPerson[] = []
while (admins.length < writers) admins.push(await world.person({ role: 'admin' }))

const article = (title: string) => ({
  id: newId(),
  title,
  slug: '',
  excerpt: '',
  content: '<p>a</p>',
  coverAlt: '',
  category: null,
  status: 'published' as const,
  publishedAt: null,
  updatedAt: null,
  coverUploadId: null,
  noCover: false,
})
const numbered = (slug: string) => [slug, ...Array.from({ length: writers - 1 }, (_, at) => `${slug}-${at + 2}`)]

test('BLOG-AREA-10 many articles with one title, saved at the same moment, get one address each', async () => {
  const saved = await Promise.all(admins.map((admin) => admin.does(blogs.save, article('Zelfde titel'))))
  expect(saved.map(({ slug }) => slug).toSorted()).toEqual(numbered('zelfde-titel').toSorted())
})

test('X3-EDGE-13 of many who save one article from the same version only one is stored, and the others hear it', async () => {
  const [first] = admins
  const made = article('Samen')
  await first?.does(blogs.save, made)
  const updatedAt = (await first?.does(blogs.edit, { id: made.id }))?.updatedAt ?? null
  const outcomes = await Promise.allSettled(
    admins.map((admin, at) => admin.does(blogs.save, { ...made, title: `Versie ${at}`, updatedAt })),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: writers - 1 }, () => 'CHANGED'))
})

test('X3-EDGE-13 LEGAL-PAGE-17 of many who save one legal page from the same version only one is stored, as one version', async () => {
  const [first] = admins
  const { pages = [] } = (await first?.does(legal.pages, {})) ?? {}
  const terms = pages.find(({ pageType }) => pageType === 'terms')
  const updatedAt = terms?.updatedAt ?? null
  const outcomes = await Promise.allSettled(
    admins.map((admin, at) =>
      admin.does(legal.save, { pageType: 'terms', title: `Versie ${at}`, content: '<p>a</p>', updatedAt }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await first?.does(legal.versions, { pageType: 'terms' }))?.versions.length).toBe(2)
})

test('without the lock both find the same address free, and the database refuses the second', async () => {
  const found = Promise.withResolvers<void>()
  let looking = 0
  const tries = [1, 2].map(() =>
    world.house.transaction(async (tx, now) => {
      const taken = await tx.select({ slug: table.slug }).from(table)
      expect(taken.map(({ slug }) => slug)).not.toContain('vrij')
      if (++looking === 2) found.resolve()
      await found.promise
      const text = { title: 'Vrij', slug: 'vrij', excerpt: '', content: '<p>a</p>', coverAlt: '', minutes: 1 }
      await tx.insert(table).values({ ...text, id: newId(), status: 'draft', createdAt: now, updatedAt: now })
    }),
  )
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(1)
  const { rows } = await database.pool.query("select count(*)::int as n from blogs where slug = 'vrij'")
  expect(rows).toEqual([{ n: 1 }])
})
