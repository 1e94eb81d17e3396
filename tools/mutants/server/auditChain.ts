import type { Mutant } from '../mutant.ts'

/** The hash chain of the audit log: what it finds out, and what it lets pass. */
export const auditChain: readonly Mutant[] = [
  {
    name: 'a line that was removed from the log is taken for an old one',
    file: 'server/access/auditChain.ts',
    replace: ["return row.isForgotten ? null : 'removed'", 'return null'],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
  {
    name: 'a line that was changed is not compared with what was written',
    file: 'server/access/auditChain.ts',
    replace: ["? null : 'changed'", '? null : null'],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
  {
    name: 'a link that is missing in the chain is passed over',
    file: 'server/access/auditChain.ts',
    replace: ['if (!follows || ', 'if ('],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
  {
    name: 'a link is believed whatever its hash',
    file: 'server/access/auditChain.ts',
    replace: ['|| !isSameSecret(row.hash, linkOf(secret, row).hash)', ''],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
  {
    name: 'a line that was slipped in among old ones is never told',
    file: 'server/access/auditChain.ts',
    replace: ["slippedIn ? { kind: 'unlinked', lineId: slippedIn.id } : null", 'null'],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
  {
    name: 'erasing an address of mail breaks the chain',
    file: 'server/access/auditChain.ts',
    replace: ["case when l.action not like 'email.%' then l.new_value end as new_value", 'l.new_value'],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-20'],
  },
  {
    name: 'links of lines that are still kept go',
    file: 'server/access/auditChain.ts',
    replace: [
      'where line_at >= now() - make_interval(months => ${auditMonths})',
      'where line_at >= now() - make_interval(months => 1)',
    ],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-20'],
  },
  {
    name: 'a line that is slipped in among old ones is linked as if it were ours',
    file: 'server/access/auditChain.ts',
    replace: ['const own = head ? sql`and l.at >= ${bound}` : sql``', 'const own = sql``'],
    noticedBy: ['server/access/auditChain.test.ts'],
    ids: ['SEC-ACC-21'],
  },
]
