import { type News, renew } from '../base/live/news.ts'

const renewReports = renew('reports')

/** What reported problems do with facts. */
export const reportsNews = {
  'report.made': renewReports,
  'report.changed': renewReports,
  'report.removed': renewReports,
} satisfies News
