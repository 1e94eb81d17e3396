import { type Row, site } from './walkRows.ts'

/** What can be asked for of messages of people outside, by its address: for admins alone (IN-EXT-11). */
export const walkExternal: Record<string, Row> = {
  'GET /api/external/sources': site,
  'POST /api/external/saveSource': site,
  'POST /api/external/switchSource': site,
  'POST /api/external/renewSecret': site,
  'POST /api/external/removeSource': site,
  'POST /api/external/sendTest': site,
  'POST /api/external/checkMailbox': site,
  'GET /api/external/threads': site,
  'GET /api/external/thread': site,
  'POST /api/external/reply': site,
  'POST /api/external/retry': site,
  'POST /api/external/archive': site,
  'POST /api/external/see': site,
  'GET /api/external/assignees': site,
  'POST /api/external/assign': site,
  'POST /api/external/snooze': site,
  'GET /api/external/cannedAnswers': site,
  'POST /api/external/saveCannedAnswer': site,
  'POST /api/external/removeCannedAnswer': site,
  'POST /api/external/showKept': site,
  'POST /api/external/eraseHandle': site,
  'POST /functions/v1/external-message-reply': site,
}
