import type { Mutant } from '../mutant.ts'

/** Articles on screen: a failure is no missing article. */
export const blogsScreens: readonly Mutant[] = [
  {
    name: 'a failed question about an article is a missing article',
    file: 'web/blogs/load.ts',
    replace: [
      "if (['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) throw notFound()",
      'throw notFound()',
    ],
    noticedBy: ['web/blogs/load.test.ts'],
  },
  {
    name: 'a list does not know what it was asked for',
    file: 'web/blogs/load.ts',
    replace: ['{ from: 0, ...chosen })), chosen }', '{ from: 0, ...chosen })), chosen: {} }'],
    noticedBy: ['web/blogs/load.test.ts'],
    ids: ['BLOG-AREA-20'],
  },
]
