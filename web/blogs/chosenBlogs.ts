import { blogCategories } from '@bewezen/domain/blogs/categories.ts'

/** Reads which articles an address asks for: `?onderwerp=slaap&zoek=licht` (BLOG-AREA-03). */
export const chosenBlogs = ({ onderwerp, zoek }: Record<string, string | undefined>) => {
  const category = blogCategories.find((known) => known === onderwerp)
  return { ...(category ? { category } : {}), ...(zoek ? { text: zoek.slice(0, 200) } : {}) }
}
