import type { Mutant } from '../mutant.ts'

const noticedBy: Mutant['noticedBy'] = ['server/base/keys/replaced.test.ts']

/** Another secret key: what opens still, what is sealed anew, what stays. */
export const keys: readonly Mutant[] = [
  {
    name: 'what the key before sealed opens no more',
    file: 'server/base/secrets.ts',
    replace: ['...SECRET_KEYS_ACCEPTED.map((key) => derived(key, purpose)),', '...SECRET_KEYS_ACCEPTED.slice(0, 0),'],
    noticedBy,
    ids: ['SEC-ACC-46'],
  },
  {
    name: 'what the key before sealed stays under it',
    file: 'server/base/keys/sealedPart.ts',
    replace: ['if (renew && anew) await replace(', 'if (renew && !anew) await replace('],
    noticedBy,
    ids: ['SEC-ACC-47'],
  },
  {
    name: 'second factors stay under the key before',
    file: 'server/account/authSecrets.ts',
    replace: ["return { state: 'earlier', anew: () => sealedNow(secrets, plain) }", "return { state: 'earlier' }"],
    noticedBy,
    ids: ['SEC-ACC-47'],
  },
  {
    name: 'a site that starts with another key seals nothing anew',
    file: 'server/open.ts',
    replace: [
      'if (settings.SECRET_KEYS_ACCEPTED.length > 0) await renewSealed({ settings, database, log }, sealedParts)',
      '',
    ],
    noticedBy,
    ids: ['SEC-ACC-47'],
  },
  {
    name: 'push services know the site by the key of now',
    file: 'server/base/keys/keptSecrets.ts',
    replace: [
      'return { ...first, ...(missing.length > 0 ? await read() : known) } as LastingSecrets',
      'return first as LastingSecrets',
    ],
    noticedBy,
    ids: ['SEC-ACC-48'],
  },
  {
    name: 'an era of the audit chain may end otherwise than it did',
    file: 'server/access/auditChain.ts',
    replace: ["if (era && row.seq === era.until.seq && !isSameSecret(row.hash, era.until.hash)) return 'broken'", ''],
    noticedBy,
    ids: ['SEC-ACC-49'],
  },
  {
    name: 'the audit chain goes on with the secret of before',
    file: 'server/access/renewChain.ts',
    replace: ["secret: randomBytes(32).toString('base64url'), eras: ended", 'secret, eras: ended'],
    noticedBy,
    ids: ['SEC-ACC-49'],
  },
  {
    name: 'what no key opens is passed over',
    file: 'server/base/keys/sealedPart.ts',
    replace: [": { state: 'closed' }", ": { state: 'current' }"],
    noticedBy,
    ids: ['SEC-ACC-50', 'OPS-DOCTOR-20'],
  },
]
