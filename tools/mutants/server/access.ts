import type { Mutant } from '../mutant.ts'

/** Roles, settings and the log: who stays admin, who looked, what is written down. */
export const access: readonly Mutant[] = [
  {
    name: 'a look at contact details is not written down',
    file: 'server/access/viewContact.ts',
    replace: [
      "await writeAudit(tx, { actorId: ctx.person.id, action: 'contact.viewed', subjectId: personId, at: now })",
      'void now',
    ],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['SH-CONT-12'],
  },
  {
    name: 'an admin who is blocked counts as one who stays',
    file: 'server/access/role.ts',
    replace: ['!admin.blockedAt && !admin.hiddenAt', '!admin.hiddenAt'],
    noticedBy: ['server/account/adminAccount.test.ts'],
    ids: ['ADM-PANEL-05'],
  },
  {
    name: 'an admin who is leaving counts as one who stays',
    file: 'server/access/role.ts',
    replace: ['!admin.blockedAt && !admin.hiddenAt', '!admin.blockedAt'],
    noticedBy: ['server/privacy/privacy.test.ts'],
    ids: ['ADM-PANEL-05'],
  },
  {
    name: 'the shop takes money without a payment provider',
    file: 'server/access/saveSetting.ts',
    replace: [
      'if (on) refuseIf(switchRefusal(name, { hasProvider: ctx.house.payments.provider !== null, shopPayment }))',
      'if (on) refuseIf(switchRefusal(name, { hasProvider: true, shopPayment }))',
    ],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['SHOP-ORDER-01'],
  },
  {
    name: 'the shop says that it takes money though its provider is gone',
    file: 'server/access/settings.ts',
    replace: ['(row?.shopPayment ?? false) && house.payments.provider !== null', 'row?.shopPayment ?? false'],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['SHOP-ORDER-01'],
  },
  {
    name: 'downloads wait for an order that nobody can make',
    file: 'server/access/saveSetting.ts',
    replace: ["if (name === 'shopPayment' && !on && paidDownloadsAfterOrder)", 'if (!on && !paidDownloadsAfterOrder)'],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['SHOP-ORDER-03'],
  },
  {
    name: 'the second of two admins overwrites a setting',
    file: 'server/access/saveSetting.ts',
    replace: ["if (current !== before) refuse('CHANGED', { current })", ''],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['ADM-PANEL-22'],
  },
  {
    name: 'access that ended counts as paying',
    file: 'server/access/peopleRows.ts',
    replace: ['and (e.valid_until is null or e.valid_until > app_now())', ''],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['ADM-PANEL-03'],
  },
  {
    name: 'a maintenance that ends before it begins is stored',
    file: 'server/access/modes.ts',
    replace: [
      'refuseIf(maintenanceRefusal({ message, startAt: startsAt, endAt: endsAt }, now))',
      'void maintenanceRefusal',
    ],
    noticedBy: ['server/access/modes.test.ts'],
    ids: ['SH-MAINT-20'],
  },
  {
    name: 'the address that somebody had stays in the log after them',
    file: 'server/access/personal.ts',
    replace: ['.set({ oldValue: null, newValue: null })', '.set({ oldValue: null })'],
    noticedBy: ['server/privacy/erasingMoney.test.ts'],
    ids: ['ADM-PANEL-07'],
  },
  {
    name: 'a role that was taken is believed for some seconds more',
    file: 'server/access/role.ts',
    replace: ['await ctx.house.snapshots.forget(personId)', ''],
    noticedBy: ['server/access/admin.test.ts'],
    ids: ['ADM-PANEL-04', 'EV-ROLE-14'],
  },
]
