import { blogCategories } from '@bewezen/domain/blogs/categories.ts'
import { motifIn, picturesOf } from '@bewezen/domain/pictures/choose.ts'
import { hueOfCategory } from '@bewezen/domain/podcasts/hue.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namedId } from '../../base/namedId.ts'
import { episodes } from '../podcasts.ts'
import { reading } from '../reading/reading.ts'
import { bigPosts } from './bigFeed.ts'

const now = new Date('2026-11-29T01:30:00Z')
const articles = reading.map(({ title, category }) => ({
  id: namedId(`blog ${title}`),
  title,
  hue: blogCategories.find((one) => one === category) ?? ('licht' as const),
}))
const heard = episodes.map(({ title, categories: [about = 'licht'] }) => ({
  id: namedId(`podcast ${title}`),
  title,
  hue: hueOfCategory[about],
}))

test.each([
  ['blog', articles],
  ['podcast', heard],
] as const)('COM-START-50 in the list of each %s no drawing stands twice', (_kind, list) => {
  const shown = [...picturesOf(list).values()].map(({ motif }) => motif)
  expect(new Set(shown).size).toBe(list.length)
})

test('COM-START-50 ids follow from what a record is: well-formed, different, and the same at every start', () => {
  const ids = [...articles, ...heard].map(({ id }) => id)
  for (const id of ids) expect(z.uuid().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(articles.map(({ title }) => namedId(`blog ${title}`))).toEqual(articles.map(({ id }) => id))
})

test('COM-START-50 the feeds have charts where something is counted, and drawings only where the title asks for one', () => {
  const posts = bigPosts(now)
  expect(posts.filter(({ figure }) => figure)).toHaveLength(2)
  for (const { figure, content } of posts)
    for (const [, value] of figure?.bars ?? []) {
      const said = value === 2 ? 'twee' : value === 3 ? 'drie' : value === 9 ? 'negen' : `${value}`
      expect(`${content} ${figure?.alt}`).toContain(said)
    }
  const shown = posts.flatMap(({ id, title, figure }) => (figure ? [] : [motifIn(title, id)]))
  expect(new Set(shown).size).toBeGreaterThanOrEqual(4)
  for (const { at } of posts) expect(at < now).toBe(true)
})
