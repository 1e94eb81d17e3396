/** The kinds of records of an event's production, as the messages of the dashboard name them (EV-ADMIN-20, EV-ERR-32). */
export const recordKinds = ['cost', 'location', 'todo', 'briefing', 'activity', 'code', 'budget'] as const
export type RecordKind = (typeof recordKinds)[number]

/** The tabs of the dashboard, in their order (EV-ADMIN-10, EV-LIMIT-15). */
export const dashboardTabs = [
  'overzicht',
  'kosten',
  'deelnemers',
  'partnerships',
  'todo',
  'briefings',
  'programma',
  'locaties',
  'instellingen',
] as const
export type DashboardTab = (typeof dashboardTabs)[number]
