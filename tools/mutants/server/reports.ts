import type { Mutant } from '../mutant.ts'

/** Reports: without secrets, for those who triage, and what stays of somebody who goes. */
export const reports: readonly Mutant[] = [
  {
    name: 'a report keeps the secrets of an address',
    file: 'server/reports/send.ts',
    replace: ['pageUrl: withoutSecrets(typed.pageUrl)', 'pageUrl: typed.pageUrl'],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SH-REPORT-24'],
  },
  {
    name: 'what another admin decided about a report is overwritten unseen',
    file: 'server/reports/triage.ts',
    replace: ['refuseIf(triageRefusal(stands, { before, after }))', 'triageRefusal(stands, { before, after })'],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['ADM-PANEL-22'],
  },
  {
    name: 'a report is given to somebody who may not triage',
    file: 'server/reports/triage.ts',
    replace: ['return found.length > 0', 'return found.length >= 0'],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['ADM-PANEL-12'],
  },
  {
    name: 'a report of somebody else is answered under its id',
    file: 'server/reports/send.ts',
    replace: [
      '(name) => first[name] === content[name]',
      "(name) => name === 'profileId' || first[name] === content[name]",
    ],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SH-EDGE-22'],
  },
  {
    name: 'the reports of all lose their files with one who goes',
    file: 'server/reports/remove.ts',
    replace: [
      '.set({ attachmentKey: null, imageUrl: null }).where(eq(reports.profileId, personId))',
      '.set({ attachmentKey: null, imageUrl: null })',
    ],
    noticedBy: ['server/reports/reports.test.ts'],
    ids: ['SH-DATA-27'],
  },
  {
    name: 'the device of somebody who went stays in their report',
    file: 'server/reports/personal.ts',
    replace: ['await tx.update(reports).set({ deviceInfo: {} }).where(eq(reports.profileId, id))', 'void tx'],
    noticedBy: ['server/reports/reports.test.ts', 'server/privacy/privacy.test.ts'],
    ids: ['SH-DATA-27'],
  },
]
