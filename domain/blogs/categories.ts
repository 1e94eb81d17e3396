/** What an article can be about; each has a drawing of its own for articles without a cover. */
export const blogCategories = ['licht', 'voeding', 'beweging', 'slaap', 'adem', 'grounding', 'rood'] as const
export type BlogCategory = (typeof blogCategories)[number]

/** The address of an article. */
export const blogPath = (slug: string): string => `/blogs/${slug}`
