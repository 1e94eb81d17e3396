import type { Mutant } from '../mutant.ts'

const records = ['server/production/records.test.ts'] as const
const told = ['server/production/told.test.ts'] as const
const races = ['server/production/production.race.test.ts'] as const
const partners = ['server/shop/partners/partners.test.ts'] as const

/** The organiser's half of an event: who saves what over whom, what it costs, who hears of it and what the log says. */
export const production: readonly Mutant[] = [
  {
    name: 'a newer version of a record is overwritten',
    file: 'server/production/save.ts',
    replace: ["if (version !== (was?.version ?? null)) refuse('CHANGED', { current: was })", ''],
    noticedBy: records,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'the version of a record stays when it is saved',
    file: 'server/production/save.ts',
    replace: ['sql`${kind.table.version} + 1`', 'sql`${kind.table.version}`'],
    noticedBy: records,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'two admins save the same version at once',
    file: 'server/production/save.ts',
    replace: [".where(eq(kind.table.id, id)).for('update')", '.where(eq(kind.table.id, id))'],
    noticedBy: races,
    ids: ['EV-MORE-06', 'EV-COST-20'],
  },
  {
    name: 'a save that is sent again counts twice',
    file: 'server/production/save.ts',
    replace: ['if (was && isSame(was)) return was', ''],
    noticedBy: records,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'a record wanders to another event',
    file: 'server/production/save.ts',
    replace: ['(version === null || was.eventId !== eventId)', 'version === null'],
    noticedBy: records,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'faults of a record are not looked at',
    file: 'server/production/save.ts',
    replace: ['refuseFaults(kind.faults(form))', 'void kind.faults'],
    noticedBy: records,
    ids: ['EV-COST-06', 'EV-COST-07', 'EV-COST-08'],
  },
  {
    name: 'a newer version of a record is deleted',
    file: 'server/production/remove.ts',
    replace: ["if (was.version !== version) refuse('CHANGED', { current: was })", ''],
    noticedBy: records,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'a second approval takes the first away',
    file: 'server/production/states.ts',
    replace: ['cost.approvedAt === null ?', 'cost.id !== null ?'],
    noticedBy: records,
    ids: ['EV-COST-20'],
  },
  {
    name: 'the switch of what is ordered does nothing',
    file: 'server/production/states.ts',
    replace: [
      '(cost.isOrdered === isOrdered ? null : { isOrdered })',
      '(cost.isOrdered === isOrdered ? { isOrdered } : null)',
    ],
    noticedBy: records,
    ids: ['EV-COST-05'],
  },
  {
    name: 'a new cost is without tax when somebody sends it so',
    file: 'server/production/records/costs.ts',
    replace: ['first: () => ({ taxInclusive: true }),', ''],
    noticedBy: records,
    ids: ['EV-COST-11'],
  },
  {
    name: 'a task is given to nobody who exists',
    file: 'server/production/records/todos.ts',
    replace: [
      "assigneeId === '' || (await isPerson(tx, assigneeId))",
      'assigneeId !== null || (await isPerson(tx, assigneeId))',
    ],
    noticedBy: records,
    ids: ['EV-TODO-11'],
  },
  {
    name: 'an activity takes a place of another event',
    file: 'server/production/records/programme.ts',
    replace: [
      'where id = ${locationId} and event_id = ${event.id} for key share',
      'where id = ${locationId} for key share',
    ],
    noticedBy: records,
    ids: ['EV-PROG-02'],
  },
  {
    name: 'who is leaving can be given a task',
    file: 'server/production/people.ts',
    replace: ['where p.hidden_at is null and ${wanted}', 'where ${wanted}'],
    noticedBy: records,
    ids: ['EV-TODO-11'],
  },
  {
    name: 'a briefing at a cancelled event is a clash',
    file: 'server/production/lists.ts',
    replace: ["and e.status = 'scheduled' and exists", 'and exists'],
    noticedBy: records,
    ids: ['EV-MORE-01'],
  },
  {
    name: 'a briefing that begins when the other ends is a clash',
    file: 'server/production/lists.ts',
    replace: ['o.start_time < r.end_time and', 'o.start_time <= r.end_time and'],
    noticedBy: records,
    ids: ['EV-MORE-01'],
  },
  {
    name: 'a list of an event that is not there is empty',
    file: 'server/production/lists.ts',
    replace: ['if (all.length === 0) await openEvent(reader, eventId)', 'void openEvent'],
    noticedBy: records,
    ids: ['EV-ADMIN-15'],
  },
  {
    name: 'teachers hear what changes in a production',
    file: 'server/production/facts.ts',
    replace: ["capability: 'manageEvents'", "capability: 'editEvents'"],
    noticedBy: told,
    ids: ['EV-MORE-08'],
  },
  {
    name: 'nobody hears what changes in a production',
    file: 'server/production/note.ts',
    replace: ["await record(tx, { kind: 'production.changed', eventId: event.id, what: kind })", 'void [record, kind]'],
    noticedBy: told,
    ids: ['EV-MORE-08'],
  },
  {
    name: 'the log tells the name of a cost',
    file: 'domain/production/logLines.ts',
    replace: ['words.cost,', 'it.name,'],
    noticedBy: told,
    ids: ['EV-MORE-09'],
  },
  {
    name: 'costs of all events count in the figures of one',
    file: 'server/events/desk/figures.ts',
    replace: ['.where(eq(eventCosts.eventId, eventId))', '.where(eq(eventCosts.eventId, eventCosts.eventId))'],
    noticedBy: told,
    ids: ['EV-FIN-03'],
  },
  {
    name: 'only approved costs count',
    file: 'server/events/desk/figures.ts',
    replace: ['isApproved: approvedAt !== null }', 'isApproved: true || approvedAt !== null }'],
    noticedBy: told,
    ids: ['EV-FIN-10'],
  },
  {
    name: 'a newer version of a partner is overwritten',
    file: 'server/shop/partners/partners.ts',
    replace: ["if (version !== (was?.version ?? null)) refuse('CHANGED', { current: was })", ''],
    noticedBy: partners,
    ids: ['EV-MORE-06'],
  },
  {
    name: 'two partners take one name at once',
    file: 'server/shop/partners/partners.ts',
    replace: ["await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partners'))`)", 'void sql'],
    noticedBy: races,
    ids: ['EV-PARTNER-02'],
  },
  {
    name: 'a partner has the name of another',
    file: 'server/shop/partners/partners.ts',
    replace: [
      'if (await isNameInUse(tx, id, values.name))',
      'if (id === values.name && (await isNameInUse(tx, id, values.name)))',
    ],
    noticedBy: partners,
    ids: ['EV-PARTNER-02'],
  },
  {
    name: 'what was written about a briefing outlives its person',
    file: 'server/production/personal.ts',
    replace: ["set notes = '' where", 'set notes = notes where'],
    noticedBy: ['server/production/personal.test.ts'],
    ids: ['EV-DATA-31'],
  },
]
