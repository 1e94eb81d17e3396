import { ownPlace, type Row, site } from './walkRows.ts'

/** Who may hand a place on, take it, and agree (EV-MORE-31..34). */
export const walkTransfers: Record<string, Row> = {
  'POST /api/events/askTransfer': ownPlace,
  'POST /api/events/withdrawTransfer': ownPlace,
  'POST /api/events/acceptTransfer': ownPlace,
  'POST /api/events/declineTransfer': ownPlace,
  'GET /api/events/transfers': site,
  'POST /api/events/agreeTransfer': site,
  'POST /api/events/refuseTransfer': site,
}
