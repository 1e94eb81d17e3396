/** The longest part of an address, in letters (BLOG-AREA-10, EV-FORM-55). */
const maxSlug = 80

/** A text as part of an address: lower case, without accents, words joined by hyphens (BLOG-AREA-10). */
export const asSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[æ]/g, 'ae')
    .replace(/[øœ]/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-+|-+$/g, '')

/** The first of slug, slug-2, slug-3, … that nobody has, none longer than the most (BLOG-AREA-10, EV-FORM-55). */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) {
    const suffix = `-${number}`
    slug = `${wanted.slice(0, maxSlug - suffix.length).replace(/-$/, '')}${suffix}`
  }
  return slug
}
