/** The pages that a report can be about, in the order of the form; stored as they stand here (SH-REPORT-04). */
export const reportCategories = [
  'community',
  'chat',
  'les',
  'challenge',
  'profiel',
  'prive-gesprek',
  'event',
  'product',
  'home',
] as const
export type ReportCategory = (typeof reportCategories)[number]

/** What each kind of content counts as (SH-REPORT-05). */
const ofContent: Record<string, ReportCategory> = {
  lesson: 'les',
  masterclass: 'les',
  challenge: 'challenge',
  feed: 'community',
}
const ofPages: readonly [path: string, category: ReportCategory][] = [
  ['/cursussen', 'les'],
  ['/masterclassen', 'les'],
  ['/challenges', 'challenge'],
  ['/profile', 'profiel'],
  ['/inbox', 'prive-gesprek'],
  ['/events', 'event'],
  ['/products', 'product'],
  ['/shop', 'product'],
  ['/checkout', 'product'],
]

/** The category that the form begins with on a page; every other path is home (SH-REPORT-03, SH-REPORT-05). */
export function categoryOf(path: string): ReportCategory {
  const [first, ...within] = path.split('/').filter(Boolean)
  if (first === 'community') {
    const [, second = '', third = ''] = within
    const content = (within.length === 4 && ofContent[third]) || (within.length === 3 && ofContent[second])
    return content || (within.length > 1 ? 'chat' : 'community')
  }
  return ofPages.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? 'home'
}
