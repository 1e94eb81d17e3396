import type { Mutant } from '../mutant.ts'

/** Subscriptions: who has access until when, and what comes back. */
export const membership: readonly Mutant[] = [
  {
    name: 'one may withdraw after fourteen days',
    file: 'server/membership/withdraw.ts',
    replace: ['refuseIf(withdrawRefusal(asked, now.toISOString()))', ''],
    noticedBy: ['server/membership/withdraw.test.ts'],
    ids: ['SUB-LAW-03'],
  },
  {
    name: 'a withdrawal gives nothing back at the provider',
    file: 'server/membership/withdraw.ts',
    replace: ["await payments.provider.cancelAndRefund(subscriptionId, 'withdrawn')", 'void 0'],
    noticedBy: ['server/membership/withdraw.test.ts'],
    ids: ['SUB-LAW-04'],
  },
  {
    name: 'the second of two admins overwrites a plan',
    file: 'server/membership/editPlan.ts',
    replace: ["if (!isSame(current, before)) refuse('CHANGED', { current })", ''],
    noticedBy: ['server/membership/managed.test.ts'],
    ids: ['ADM-PANEL-22'],
  },
  {
    name: 'a surplus subscription runs on',
    file: 'server/membership/settle.ts',
    replace: ['for (const one of membership.surplus) await errands.endSurplus(tx, one.subscriptionId)', ''],
    noticedBy: ['server/membership/surplus.test.ts'],
    ids: ['X3-EDGE-41'],
  },
  {
    name: 'the start of a subscription is told to everybody who is online',
    file: 'server/membership/facts.ts',
    under: "'subscription.started': {",
    replace: ['audience: only', "audience: () => 'everyone'"],
    noticedBy: ['server/facts.test.ts'],
  },
  {
    name: 'access that runs joins to the start once more',
    file: 'server/membership/review.ts',
    replace: ['if (!wasEntitled && membership.entitled) await joinStart', 'if (membership.entitled) await joinStart'],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-02'],
  },
  {
    name: 'nobody is joined to the start',
    file: 'server/membership/review.ts',
    replace: ['if (!wasEntitled && membership.entitled) await joinStart', 'if (false) await joinStart'],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-02'],
  },
  {
    name: 'the start takes whose role may not enter it',
    file: 'server/community/join.ts',
    replace: ['mayEnterWith(it.role), stays(personId)', 'stays(personId)'],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-03'],
  },
  {
    name: 'whoever left the start is joined again',
    file: 'server/community/leave.ts',
    replace: [
      'await tx.insert(communityLeavers).values({ communityId, personId, leftAt: now }).onConflictDoNothing()',
      '',
    ],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-03'],
  },
  {
    name: 'who is blocked is joined to the start',
    file: 'server/community/join.ts',
    replace: ['and lifted_at is null)', 'and false)'],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-03'],
  },
  {
    name: 'who is leaving is joined to the start',
    file: 'server/community/join.ts',
    replace: ['and hidden_at is null)', 'and true)'],
    noticedBy: ['server/membership/start.test.ts'],
    ids: ['COM-START-03'],
  },
]
