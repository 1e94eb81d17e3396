import { always, ownAlways, type Row, site } from './walkRows.ts'

/** What can be asked for of rights, settings, the log and saved filters, by its address. */
export const walkAccess: Record<string, Row> = {
  'GET /api/access/settings': always,
  'GET /api/access/ownAccess': ownAlways,
  'POST /api/access/setMaintenance': site,
  'POST /api/access/saveMaintenance': site,
  'POST /api/access/setTesterMode': site,
  'POST /api/access/saveSetting': site,
  'POST /api/access/switchSetting': site,
  'GET /api/access/overview': site,
  'GET /api/access/people': site,
  'GET /api/access/person': site,
  'POST /api/access/setRole': site,
  'POST /api/access/setTop5': site,
  'POST /api/access/viewContact': site,
  'GET /api/access/auditLog': site,
  'POST /api/access/startViewing': site,
  'POST /api/access/stopViewing': site,
  'GET /api/access/savedViews': site,
  'POST /api/access/keepView': site,
  'POST /api/access/renameView': site,
  'POST /api/access/removeView': site,
}
