import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Ask } from '../base/api/operations.ts'
import { blogsAddress } from './chosenBlogs.ts'
import { loadBlog, loadBlogs } from './load.ts'

const loading = (code: string) => {
  const ask = () => Promise.reject(Object.assign(new Error(code), { code }))
  return loadBlog(ask as unknown as Ask, 'x', { name: 'Bewezen', url: 'https://bewezen.example' })
}

test('BLOG-AREA-06 an unknown slug, and one that no article can have, is a page that is not there', async () => {
  for (const code of ['NOT_FOUND', 'INVALID_INPUT']) await expect(loading(code)).rejects.toSatisfy(isNotFound)
  await expect(loading('UNAVAILABLE')).rejects.not.toSatisfy(isNotFound)
})

test('BLOG-AREA-20 a list says what it was asked for, so that the page knows one of before', async () => {
  const asked: object[] = []
  const ask = ((_: string, input: object) => {
    asked.push(input)
    return Promise.resolve({ blogs: [], total: 0, categories: [] })
  }) as unknown as Ask
  expect((await loadBlogs(ask, { zoek: 'licht', onderwerp: 'slaap' })).chosen).toEqual({
    category: 'slaap',
    text: 'licht',
  })
  expect((await loadBlogs(ask, { onderwerp: 'niets' })).chosen).toEqual({})
  expect(asked).toEqual([{ from: 0, category: 'slaap', text: 'licht' }, { from: 0 }])
})

test.each([
  ['/blogs', {}],
  ['/blogs', { category: undefined, text: '' }],
  ['/blogs?onderwerp=slaap', { category: 'slaap' }],
  ['/blogs?onderwerp=slaap&zoek=licht+%26+lucht', { category: 'slaap', text: 'licht & lucht' }],
] as const)('BLOG-AREA-03 BLOG-AREA-20 %s asks for %j', (address, chosen) => {
  expect(blogsAddress(chosen)).toBe(address)
})
