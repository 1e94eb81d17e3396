import type { Mutant } from '../mutant.ts'

const days = ['server/production/day/day.test.ts'] as const

/** The day of an event on phones: who works on it, what a press is, and who hears it (EV-MORE-50..56). */
export const eventDay: readonly Mutant[] = [
  {
    name: 'a helper works on for days',
    file: 'domain/production/helping.ts',
    replace: ['midnight(plusDays(dayOf(endAt), 2))', 'midnight(plusDays(dayOf(endAt), 9))'],
    noticedBy: [...days, 'domain/production/helping.test.ts'],
    ids: ['EV-MORE-50'],
  },
  {
    name: 'a helper begins weeks before',
    file: 'domain/production/helping.ts',
    replace: ['midnight(plusDays(dayOf(startAt), -1))', 'midnight(plusDays(dayOf(startAt), -30))'],
    noticedBy: [...days, 'domain/production/helping.test.ts'],
    ids: ['EV-MORE-50'],
  },
  {
    name: 'anybody works on the day',
    file: 'server/production/day/openDay.ts',
    replace: ['isAdmin || (date.isHelper && isHelping(date, date.now))', 'isAdmin || isHelping(date, date.now)'],
    noticedBy: days,
    ids: ['EV-MORE-50'],
  },
  {
    name: 'a helper of one date works on another',
    file: 'server/production/day/openDay.ts',
    replace: ['where h.date_id = d.id and h.person_id', 'where h.person_id'],
    noticedBy: days,
    ids: ['EV-MORE-50'],
  },
  {
    name: 'a helper reads a briefing before it was mailed',
    file: 'server/production/day/day.ts',
    replace: ['sheet && (until === null || sheet.sent.length > 0)', 'sheet'],
    noticedBy: days,
    ids: ['EV-MORE-50', 'EV-MORE-42'],
  },
  {
    name: 'somebody is checked in at a date on which they have no place',
    file: 'server/production/day/checkIn.ts',
    replace: ["if (place.rows.length === 0) refuse('NOT_FOUND')", ''],
    noticedBy: days,
    ids: ['EV-MORE-51'],
  },
  {
    name: 'another press takes the place of one that is stored',
    file: 'server/production/day/checkIn.ts',
    replace: ['row.placeId !== asked.placeId || row.inside !== asked.inside', 'row.placeId !== asked.placeId'],
    noticedBy: days,
    ids: ['EV-MORE-51'],
  },
  {
    name: 'a phone whose clock runs ahead overrules what is still to come',
    file: 'domain/production/checkIns.ts',
    replace: ['toMs(pressed) > toMs(now) ? now : pressed', 'pressed'],
    noticedBy: [...days, 'domain/production/checkIns.test.ts'],
    ids: ['EV-MORE-51'],
  },
  {
    name: 'the last of two who check somebody in counts',
    file: 'domain/production/checkIns.ts',
    replace: ['since = inside ? (since ?? at) : null', 'since = inside ? at : null'],
    noticedBy: ['domain/production/checkIns.test.ts'],
    ids: ['EV-MORE-51'],
  },
  {
    name: 'who is inside follows from the order of arrival',
    file: 'domain/production/checkIns.ts',
    replace: ['presses.toSorted(byMoment)', 'presses'],
    noticedBy: ['domain/production/checkIns.test.ts'],
    ids: ['EV-MORE-51'],
  },
  {
    name: 'somebody reads the code of another',
    file: 'server/production/day/ticket.ts',
    replace: ['n.user_id = ${person.id} and ', ''],
    noticedBy: days,
    ids: ['EV-MORE-54'],
  },
  {
    name: 'whoever helps no more does not hear it',
    file: 'server/production/facts.ts',
    replace: [
      "({ helperId }) => ({ capability: 'manageEvents', people: [helperId] })",
      "() => ({ capability: 'manageEvents' })",
    ],
    noticedBy: days,
    ids: ['EV-MORE-50'],
  },
  {
    name: 'everybody hears who comes in',
    file: 'server/production/facts.ts',
    replace: ["[dateId, { capability: 'manageEvents', people }]", "[dateId, 'everyone']"],
    noticedBy: days,
    ids: ['EV-MORE-50'],
  },
  {
    name: 'who takes a place over is inside since somebody else came in',
    file: 'server/production/day/ofHolder.ts',
    replace: ['c.stored_at >= n.enrolled_at', 'true'],
    noticedBy: [...days],
    ids: ['EV-MORE-51'],
  },
  {
    name: 'the code of a place that was handed on is forgotten',
    file: 'server/events/transfer/decide.ts',
    replace: ['.set({ handedCode: place.code })', '.set({ handedCode: null })'],
    noticedBy: ['server/events/transfer/transfer.test.ts'],
    ids: ['EV-MORE-55'],
  },
  {
    name: 'a code that was handed on is one that nobody knows',
    file: 'domain/production/placeCodes.ts',
    replace: ['!place && handedOn.includes(code)', 'false'],
    noticedBy: ['domain/production/placeCodes.test.ts'],
    ids: ['EV-MORE-55'],
  },
]
