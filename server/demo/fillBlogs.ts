import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { Received } from '../base/files/receive.ts'
import type { House } from '../base/house.ts'
import { namedId } from '../base/namedId.ts'
import { articles, coverPicture } from './articles.ts'
import { keepFile, takeIn } from './keepFile.ts'
import type { Who } from './people.ts'
import { articleHtml } from './reading/longArticle.ts'
import { chartFile, reading } from './reading/reading.ts'
import type { vocabulary } from './vocabulary.ts'

type Cast = Record<Who, { id: string }>

/** The charts of the articles, in the sizes of their pictures; threads draw them. */
export const drawCharts = (): Promise<Received[]> =>
  Promise.all(reading.map(async ({ figure }) => takeIn('blog-image', await chartFile(figure))))

/** The articles: short ones in the small demo community, and in the full one those that are worth reading (COM-START-30). */
export async function fillBlogs(
  house: House,
  given: ReturnType<typeof vocabulary>,
  cast: Cast,
  charts: readonly Received[] | null,
): Promise<void> {
  const short = charts ? articles.filter(({ isDraft }) => isDraft) : articles
  for (const { by, daysAgo, cover, ...text } of short) await save({ ...text, by, daysAgo, cover })
  if (!charts) return
  for (const [index, { by, daysAgo, text, figure, ...told }] of reading.entries()) {
    const at = momentAgo(daysAgo)
    const file = charts[index]
    if (!file) throw new Error(`no chart was drawn for ${told.title}`)
    const { key } = await keepFile(house, { purpose: 'blog-image', owner: cast[by], file, at })
    const image = `<img src="${fileAddress(key, 'full')}" alt="${figure.alt}" width="960" height="${130 + figure.bars.length * 78}" />`
    await save({ ...told, by, daysAgo, content: articleHtml(text, image) }, namedId(`blog ${told.title}`))
  }

  async function save({ by, daysAgo, cover, ...text }: (typeof articles)[number], id?: string): Promise<void> {
    await given.blog({
      ...text,
      ...(id ? { id } : {}),
      by: cast[by],
      at: momentAgo(daysAgo),
      ...(cover ? { cover: { file: await coverPicture(cover), alt: cover.alt } } : {}),
    })
  }
}

const momentAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)
