import { type Row, site } from './walkRows.ts'

/** What can be asked for of the production of an event, by its address. */
export const walkProduction: Record<string, Row> = {
  'GET /api/production/costs': site,
  'GET /api/production/todos': site,
  'GET /api/production/briefings': site,
  'GET /api/production/programme': site,
  'GET /api/production/locations': site,
  'POST /api/production/saveCost': site,
  'POST /api/production/saveTodo': site,
  'POST /api/production/saveBriefing': site,
  'POST /api/production/saveActivity': site,
  'POST /api/production/saveLocation': site,
  'POST /api/production/remove': site,
  'POST /api/production/approveCost': site,
  'POST /api/production/setOrdered': site,
  'POST /api/production/setTodoStatus': site,
  'GET /api/production/people': site,
  'GET /api/production/partners': site,
  'POST /api/production/savePartner': site,
}
