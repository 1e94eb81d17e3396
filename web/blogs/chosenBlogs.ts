import { blogCategories } from '@bewezen/domain/blogs/categories.ts'

export type BlogsSearch = Readonly<Record<string, string | undefined>>
/** Which articles are asked for; what says nothing is left out. */
export type ChosenBlogs = ReturnType<typeof chosenBlogs>

/** Reads which articles an address asks for: `?onderwerp=slaap&zoek=licht` (BLOG-AREA-03). */
export const chosenBlogs = ({ onderwerp, zoek }: BlogsSearch) => {
  const category = blogCategories.find((known) => known === onderwerp)
  return { ...(category ? { category } : {}), ...(zoek ? { text: zoek.slice(0, maxBlogSearch) } : {}) }
}
export const maxBlogSearch = 200

/** The address of the list that asks for these. */
export function blogsAddress({ category, text }: ChosenBlogs): string {
  const query = new URLSearchParams({ ...(category ? { onderwerp: category } : {}), ...(text ? { zoek: text } : {}) })
  return query.size > 0 ? `/blogs?${query}` : '/blogs'
}
