import type { NextDate } from '@bewezen/domain/today/contract.ts'

/** A date on which a place is offered, unless a test wants it otherwise. */
export const nextDate: NextDate = {
  id: 'd',
  slug: 'koud-water',
  title: 'Koud water',
  venueName: null,
  imageUrl: null,
  zone: 'Europe/Amsterdam',
  startAt: '2026-10-24T09:00:00.000Z',
  endAt: '2026-10-24T11:00:00.000Z',
  own: null,
  offer: 'enrol',
}
