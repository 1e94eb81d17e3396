import type { Mutant } from '../mutant.ts'

/** The desk of the admins: what stands in the log, whose filters are whose, and what the palette offers. */
export const desk: readonly Mutant[] = [
  {
    name: 'the log tells the value of a private field',
    file: 'domain/access/logChange.ts',
    replace: ['const isShown = !field.isLong && mayStandInLog(name)', 'const isShown = !field.isLong'],
    noticedBy: ['domain/access/logChange.test.ts', 'server/access/logReading.test.ts'],
    ids: ['ADM-MORE-45'],
  },
  {
    name: 'the log tells long texts whole',
    file: 'domain/access/logChange.ts',
    replace: ['const isShown = !field.isLong && mayStandInLog(name)', 'const isShown = mayStandInLog(name)'],
    noticedBy: ['domain/access/logChange.test.ts'],
    ids: ['ADM-MORE-44'],
  },
  {
    name: 'the log tells fields that did not change',
    file: 'domain/access/logChange.ts',
    replace: ['if (!changed) continue', 'void changed'],
    noticedBy: ['domain/access/logChange.test.ts'],
    ids: ['ADM-MORE-44'],
  },
  {
    name: 'a period of the log leaves out its last day',
    file: 'server/access/listAudit.ts',
    replace: ['sql`((${day}::date + 1)::timestamp', 'sql`((${day}::date + 0)::timestamp'],
    noticedBy: ['server/access/logReading.test.ts'],
    ids: ['ADM-MORE-46'],
  },
  {
    name: 'a page of the log skips the other lines of the same moment',
    file: 'server/access/listAudit.ts',
    replace: ['l.id > ${before}', 'l.id < ${before}'],
    noticedBy: ['server/access/logReading.test.ts'],
    ids: ['ADM-MORE-46'],
  },
  {
    name: 'an admin renames the filter of another one',
    file: 'server/access/savedViews.ts',
    replace: ['and(eq(table.personId, personId), eq(table.id, id))', 'and(eq(table.id, id))'],
    noticedBy: ['server/access/savedViews.test.ts'],
    ids: ['ADM-MORE-40'],
  },
  {
    name: 'an admin sees the filters of the others',
    file: 'server/access/savedViews.ts',
    replace: ['and(eq(table.personId, personId), eq(table.list, list))', 'and(eq(table.list, list))'],
    noticedBy: ['server/access/savedViews.test.ts'],
    ids: ['ADM-MORE-40'],
  },
  {
    name: 'one filter more is kept than twenty',
    file: 'domain/access/savedViews.ts',
    replace: ['others.length >= maxViews', 'others.length > maxViews'],
    noticedBy: ['domain/access/savedViews.test.ts', 'server/access/savedViews.test.ts'],
    ids: ['ADM-MORE-42'],
  },
  {
    name: 'the palette offers what somebody may not do',
    file: 'domain/search/actions.ts',
    replace: ['actions.filter(({ needs }) => may(needs))', 'actions.filter(({ needs }) => may(needs) || true)'],
    noticedBy: ['domain/search/actions.test.ts'],
    ids: ['ADM-MORE-32'],
  },
  {
    name: 'the palette offers all there is',
    file: 'domain/search/actions.ts',
    replace: ['.slice(0, maxActions[group])', '.slice(0)'],
    noticedBy: ['domain/search/actions.test.ts'],
    ids: ['ADM-MORE-33'],
  },
]
