import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Ask } from '../base/api/operations.ts'
import { loadBlog } from './load.ts'

const loading = (code: string) => {
  const ask = () => Promise.reject(Object.assign(new Error(code), { code }))
  return loadBlog(ask as unknown as Ask, 'x', { name: 'Bewezen', url: 'https://bewezen.example' })
}

test('BLOG-AREA-06 an unknown slug, and one that no article can have, is a page that is not there', async () => {
  for (const code of ['NOT_FOUND', 'INVALID_INPUT']) await expect(loading(code)).rejects.toSatisfy(isNotFound)
  await expect(loading('UNAVAILABLE')).rejects.not.toSatisfy(isNotFound)
})
