import type { Mutant } from '../mutant.ts'

/** Health data: the seal, who looks and until when, who is told, and what no log says. */
export const health: readonly Mutant[] = [
  {
    name: 'an emergency access never ends',
    file: 'server/health/viewEmergency.ts',
    replace: ['a.admin_id = ${ctx.person.id} and a.ends_at > app_now()', 'a.admin_id = ${ctx.person.id}'],
    noticedBy: ['server/health/emergency.test.ts'],
    ids: ['SH-MED-42'],
  },
  {
    name: 'an access of another admin opens',
    file: 'server/health/viewEmergency.ts',
    replace: ['and a.admin_id = ${ctx.person.id} and', 'and'],
    noticedBy: ['server/health/emergency.test.ts'],
    ids: ['SH-MED-42'],
  },
  {
    name: 'a member who is leaving is listed among the running accesses',
    file: 'server/health/viewEmergency.ts',
    replace: ['isNull(profiles.hiddenAt),', ''],
    noticedBy: ['server/health/emergency.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'an admin who is leaving is told of an emergency access',
    file: 'server/health/facts.ts',
    replace: ['isNull(profiles.hiddenAt),', ''],
    noticedBy: ['server/health/emergency.test.ts'],
  },
  {
    name: 'the log quotes what was inside the seal',
    file: 'server/health/keep.ts',
    replace: ['} catch {', "} catch (error) { log.error({ err: error }, 'it could not be read')"],
    noticedBy: ['server/health/medical.test.ts'],
    ids: ['SH-MED-43'],
  },
  {
    name: 'older data put back in the row open',
    file: 'server/health/seal.ts',
    replace: ['`medical data ${profileId} ${version}`', '`medical data ${profileId} ${version && 0}`'],
    noticedBy: ['server/health/medical.test.ts'],
    ids: ['SH-MED-43'],
  },
]
