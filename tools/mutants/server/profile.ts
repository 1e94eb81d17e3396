import type { Mutant } from '../mutant.ts'

/** Profiles: who is seen, what is private, and rewards that come once. */
export const profile: readonly Mutant[] = [
  {
    name: 'somebody who is leaving is still seen',
    file: 'server/profile/openPerson.ts',
    replace: ['.where(and(eq(profiles.id, id), isNull(profiles.hiddenAt)))', '.where(eq(profiles.id, id))'],
    noticedBy: ['server/profile/profile.test.ts'],
    ids: ['SH-PROF-18'],
  },
  {
    name: 'somebody who is leaving is found by name',
    file: 'server/profile/search.ts',
    replace: ['and ${profiles.hiddenAt} is null', ''],
    noticedBy: ['server/search/find.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'contact details of one are those of all',
    file: 'server/profile/contact.ts',
    replace: ['.set(read.contact).where(eq(contactInfo.profileId, personId))', '.set(read.contact)'],
    noticedBy: ['server/profile/profile.test.ts'],
    ids: ['SH-CONT-11'],
  },
  {
    name: 'a new picture takes those of others away',
    file: 'server/profile/setAvatar.ts',
    replace: ['eq(uploads.ownerId, personId),', ''],
    noticedBy: ['server/profile/avatar.test.ts'],
    ids: ['SH-AVAT-06'],
  },
  {
    name: 'the award that opens the gate is earned',
    file: 'server/profile/earn.ts',
    replace: ['if (awardId === testerAwardId) return', ''],
    noticedBy: ['server/learning/challenges.test.ts'],
    ids: ['SH-TEST-13'],
  },
  {
    name: 'a level falls',
    file: 'server/profile/earn.ts',
    replace: ['"level_id"`)}, 0) < ${placeOf', '"level_id"`)}, 0) <> ${placeOf'],
    noticedBy: ['server/learning/university.test.ts'],
    ids: ['SH-RANK-09'],
  },
]
