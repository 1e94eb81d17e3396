import { inPlace } from './place.ts'

/** A page of the docs with these tables of what is kept how long in their place in it. */
export const withRetention = (page: string, tables: string): string => inPlace(page, 'node tools/retention.ts', tables)
