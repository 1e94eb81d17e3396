import { community, open, own, type Row, writers } from './walkRows.ts'

/** What can be asked for of livestreams and their evenings, by its address (LIVE-LIST-16, LIVE-LIST-17, LIVE-MORE-01). */
export const walkLive: Record<string, Row> = {
  'GET /api/livestreams/list': open,
  'GET /api/livestreams/clock': open,
  'GET /api/livestreams/read': open,
  'GET /api/livestreams/onDay': open,
  'GET /api/livestreams/statistics': writers,
  'POST /api/livestreams/save': writers,
  'POST /api/livestreams/setActive': writers,
  'POST /api/livestreams/remove': writers,
  'POST /api/livestreams/saveRecording': writers,
  'GET /api/livestreams/viewers': writers,
  'POST /api/livestreams/remind': own,
  'GET /api/livestreams/evening': community,
  'GET /api/livestreams/questions': community,
  'POST /api/livestreams/ask': community,
  'POST /api/livestreams/raise': community,
  'POST /api/livestreams/tickOff': writers,
  'POST /api/livestreams/removeQuestion': community,
}
