import { community, own, type Row, site } from './walkRows.ts'

/** What can be asked for of profiles, awards and the ranking, by its address (X3-ROLE-01). */
export const walkProfile: Record<string, Row> = {
  'GET /api/profile/awards': site,
  'POST /api/profile/makeAward': site,
  'POST /api/profile/editAward': site,
  'POST /api/profile/removeAward': site,
  'POST /api/profile/setAward': site,
  'GET /api/profile/mine': own,
  'GET /api/profile/person': community,
  'POST /api/profile/save': own,
  'GET /api/profile/contact': own,
  'POST /api/profile/saveContact': own,
  'POST /api/profile/setAvatar': own,
  'GET /api/profile/ranking': community,
}
