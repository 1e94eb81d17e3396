import type { Mutant } from '../mutant.ts'

/** Events on screen: what a return from paying says, and what the form reads. */
export const eventsScreens: readonly Mutant[] = [
  {
    name: 'an event that somebody else saved first looks like a failed save',
    file: 'web/events/form/saveError.ts',
    replace: ["if (code === 'CHANGED') return { title, text: saveWords.changed }", ''],
    noticedBy: ['web/events/form/saveError.test.ts'],
  },
  {
    name: 'a save that is forbidden says nothing of rights',
    file: 'web/events/form/saveError.ts',
    replace: ["if (code === 'FORBIDDEN') return gateWords.forbidden", ''],
    noticedBy: ['web/events/form/saveError.test.ts'],
  },
  {
    name: 'a number of people that is none counts as no limit',
    file: 'web/events/form/draft.ts',
    replace: ['(/^\\s*\\d{1,6}\\s*$/.test(typed) ? Number(typed) : -1)', 'Number(typed) || 0'],
    noticedBy: ['web/events/form/draft.test.ts'],
  },
  {
    name: 'a return without a session says that it was paid',
    file: 'web/events/usePaymentReturn.ts',
    replace: [
      "if (payment === 'success') return session_id ? 'paid' : null",
      "if (payment === 'success') return 'paid'",
    ],
    noticedBy: ['web/events/paymentReturn.test.ts'],
    ids: ['EV-ROUTE-12'],
  },
  {
    name: 'whose payment was begun is remembered for every return to come',
    file: 'web/events/begunPayment.ts',
    replace: ['sessionStorage.removeItem(key)', ''],
    noticedBy: ['web/events/begunPayment.test.ts'],
    ids: ['EV-PAY-25'],
  },
  {
    name: 'a return from paying leads wherever the storage of the tab says',
    file: 'web/events/begunPayment.ts',
    replace: ["path?.startsWith('/events/') ? path : null", 'path'],
    noticedBy: ['web/events/begunPayment.test.ts'],
    ids: ['EV-PAY-25'],
  },
  {
    name: 'the grid opens on a month that is over',
    file: 'web/events/useCalendar.ts',
    replace: [
      'openingMonth(shownDates([first.calendar.events]).map(seen), first.span.now)',
      'openingMonth([], first.span.now)',
    ],
    noticedBy: ['web/events/page.test.ts'],
    ids: ['EV-CAL-37'],
  },
  {
    name: 'a cancelled date keeps the grid on its month',
    file: 'web/events/useCalendar.ts',
    replace: ['isCancelled: isOff(it)', 'isCancelled: false'],
    noticedBy: ['web/events/page.test.ts'],
    ids: ['EV-CAL-37'],
  },
  {
    name: 'visitors do not read that an event is full',
    file: 'web/events/enrol/EnrolState.tsx',
    replace: ["button.state === 'signIn' && fullForVisitor(", "button.state === 'locked' && fullForVisitor("],
    noticedBy: ['web/events/page.test.ts'],
    ids: ['EV-DETAIL-32'],
  },
  {
    name: 'one’s own change of an event shows late',
    file: 'web/events/updated.ts',
    replace: ['window.addEventListener(signal, renew)', 'void renew'],
    noticedBy: ['web/events/updated.test.ts'],
    ids: ['EV-CAL-22'],
  },
  {
    name: 'the form to enrol leaves the year out',
    file: 'web/events/enrol/EnrolDialog.tsx',
    replace: [
      'shortDateTime(date.startAt, event.zone)',
      'shortDateTime(date.startAt, event.zone).replace(/ \\d{4}/, "")',
    ],
    noticedBy: ['web/events/enrol/enrolDates.test.tsx'],
    ids: ['EV-DETAIL-01'],
  },
  {
    name: 'online one must say what one eats',
    file: 'web/events/enrol/useFood.ts',
    replace: ['const isRequired = requiresFood(type)', 'const isRequired = requiresFood(type) || true'],
    noticedBy: ['web/events/enrol/enrolDates.test.tsx'],
    ids: ['EV-ENROL-26'],
  },
  {
    name: 'the step after enrolling leaves the year out',
    file: 'web/events/enrol/Enrolled.tsx',
    replace: [
      'shortDateTime(date.startAt, event.zone)',
      'shortDateTime(date.startAt, event.zone).replace(/ \\d{4}/, "")',
    ],
    noticedBy: ['web/events/enrol/enrolDates.test.tsx'],
    ids: ['EV-DETAIL-01'],
  },
  {
    name: 'a description runs in the direction of the page',
    file: 'web/events/PlainText.tsx',
    replace: ['<p dir="auto" ', '<p '],
    noticedBy: ['web/events/PlainText.test.tsx'],
    ids: ['SH-UI-19'],
  },
  {
    name: 'what another editor changed of the roles is not told',
    file: 'web/events/form/formRows.ts',
    replace: ["draft.roles.map((role) => roleLabels[role]).join(', ')", "''"],
    noticedBy: ['web/events/form/draft.test.ts'],
    ids: ['EV-FORM-60', 'EV-MORE-38'],
  },
  {
    name: 'a full event is offered beside another',
    file: 'web/events/otherEvents.ts',
    replace: ['date.spotsLeft === 0 || ', ''],
    noticedBy: ['web/events/page.test.ts'],
    ids: ['EV-MORE-146'],
  },
  {
    name: 'a moment that comes as enrolment closes is told as one to wait for',
    file: 'domain/events/ownMoment.ts',
    replace: ['toMs(at) >= toMs(date.closesAt)', 'toMs(at) > toMs(date.closesAt)'],
    noticedBy: ['domain/events/ownMoment.test.ts'],
    ids: ['EV-MORE-141'],
  },
]
