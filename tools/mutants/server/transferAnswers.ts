import type { Mutant } from '../mutant.ts'

/** What who accepts a place answers about food and health: who reads it, and when it goes. */
export const transferAnswers: readonly Mutant[] = [
  {
    name: 'the answers of the holder go along',
    file: 'server/events/seats/placeRows.ts',
    replace: ['  (before !== null && before.personId !== after.personId) ||', ''],
    noticedBy: ['server/events/transfer/transfer.test.ts'],
    ids: ['EV-MORE-35'],
  },
  {
    name: 'what who accepts a place answered does not come with it',
    file: 'server/events/transfer/decide.ts',
    replace: ['allergies: transfer.allergies,', 'allergies: [],'],
    noticedBy: ['server/events/transfer/answers.test.ts'],
    ids: ['EV-MORE-78'],
  },
  {
    name: 'health answers to a request stay when it ends',
    file: 'server/events/transfer/endTransfers.ts',
    replace: ["{ askedFor: '', ...noAnswers }", "{ askedFor: '' }"],
    noticedBy: ['server/events/transfer/answers.test.ts'],
    ids: ['EV-MORE-78'],
  },
  {
    name: 'health answers to a request that nobody agreed to stay once the date began',
    file: 'server/events/seats/lapse.ts',
    replace: ['d.starts_at <= ${now}::timestamptz', 'false'],
    noticedBy: ['server/events/transfer/answers.test.ts'],
    ids: ['EV-MORE-78'],
  },
  {
    name: 'whoever hands a place on takes the note of the receiver along',
    file: 'server/events/personal.ts',
    replace: ['case when t.receiver_id = ${id} then t.notes end as notes', 't.notes'],
    noticedBy: ['server/events/transfer/answers.test.ts'],
    ids: ['EV-MORE-78'],
  },
  {
    name: 'a name that no list offers is kept as an allergy',
    file: 'server/events/seats/checkAnswers.ts',
    replace: ['!given[field].every((name) => known.get(field)?.has(name))', 'false'],
    noticedBy: ['server/events/transfer/answers.test.ts', 'server/events/seats/named.test.ts'],
    ids: ['EV-ENROL-30', 'EV-MORE-78'],
  },
]
