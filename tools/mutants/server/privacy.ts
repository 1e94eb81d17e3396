import type { Mutant } from '../mutant.ts'

const canaries = 'server/privacy/canaries.test.ts'

/** Leaving, erasing and the download: whose data go out, and when it is too late. */
export const privacy: readonly Mutant[] = [
  {
    name: 'an admin exports somebody’s health data',
    file: 'server/privacy/exportPerson.ts',
    replace: ["['health', 'experiments', 'assistant']", "['experiments', 'assistant']"],
    noticedBy: ['server/privacy/person.test.ts'],
    ids: ['ADM-PANEL-04'],
  },
  {
    name: 'the download holds pictures of others',
    file: 'server/privacy/download.ts',
    replace: [
      '.where(and(eq(uploads.ownerId, personId), isNotNull(uploads.attachedAt)))',
      '.where(isNotNull(uploads.attachedAt))',
    ],
    noticedBy: ['server/privacy/privacy.test.ts'],
  },
  {
    name: 'a download is not noted',
    file: 'server/privacy/download.ts',
    replace: ['await noteExport(house, personId)', ''],
    noticedBy: ['server/privacy/privacy.test.ts'],
    ids: ['SH-MED-42'],
  },
  {
    name: 'one comes back after the seven days',
    file: 'server/privacy/comeBack.ts',
    replace: ["if (await holdDueRemoval(tx, personId, now)) refuse('NOT_FOUND')", ''],
    noticedBy: ['server/privacy/privacy.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'an account goes without its password',
    file: 'server/privacy/leave.ts',
    replace: ['await ctx.house.provePassword(personId, password)', 'void password'],
    noticedBy: ['server/privacy/privacy.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'an erasure is not written down',
    file: 'server/privacy/eraseDueAccounts.ts',
    replace: [
      "await writeAudit(tx, { actorId: null, action: 'account.erased', subjectId: personId, at: now })",
      'void now',
    ],
    noticedBy: ['server/privacy/privacy.test.ts', 'server/privacy/person.test.ts'],
    ids: ['ADM-PANEL-07'],
  },
  {
    name: 'a profile shows the telephone number of its owner',
    file: 'server/profile/openPerson.ts',
    replace: [
      'bio: profiles.bio,',
      'bio: sql<string>`(select phone from contact_info where profile_id = ${profiles.id})`,',
    ],
    noticedBy: [canaries],
    ids: ['SEC-PROOF-05'],
  },
  {
    name: 'the log tells the whole address, with what was searched for',
    file: 'server/app.ts',
    replace: ['route: request.routeOptions.url,', 'route: request.url,'],
    noticedBy: [canaries],
    ids: ['SEC-PROOF-06'],
  },
  {
    name: 'a fact carries what somebody wrote',
    file: 'server/tasks/add.ts',
    replace: [
      "{ kind: 'tasks.changed', personId: ctx.person.id }",
      "{ kind: 'tasks.changed', personId: ctx.person.id, ...text }",
    ],
    noticedBy: [canaries],
    ids: ['SEC-PROOF-06'],
  },
  {
    name: 'the download of a member holds the private messages of everybody',
    file: 'server/community/personal.ts',
    replace: ['where m.author_id = ${id} and not d.is_desk order by', 'where not d.is_desk order by'],
    noticedBy: [canaries],
    ids: ['SEC-PROOF-07'],
  },
]
