import { createHash } from 'node:crypto'
import { keyOf, type Noted, type Sheet, type SheetEvent } from '@bewezen/domain/production/callSheet.ts'

/**
 * What is remembered of a sheet that is mailed: of each line its name, its times and a digest of all that it says, salted
 * with the id of the sending, so that neither a number nor a note is stored a second time (EV-MORE-44).
 */
export function notedOf(sendingId: string, event: SheetEvent, sheet: Sheet): Noted[] {
  const digest = (said: readonly unknown[]) =>
    createHash('sha256')
      .update(JSON.stringify([sendingId, ...said]))
      .digest('base64url')
  return [
    {
      key: keyOf('venue', event.id),
      name: '',
      startAt: null,
      endAt: null,
      digest: digest([event.venueName, event.venueAddress]),
    },
    ...sheet.briefings.map(({ id, role, startAt, endAt, tasks, notes }) => ({
      key: keyOf('briefing', id),
      name: role,
      startAt,
      endAt,
      digest: digest([tasks, notes]),
    })),
    ...sheet.activities.map(({ id, name, description, startAt, endAt, place }) => ({
      key: keyOf('activity', id),
      name,
      startAt,
      endAt,
      digest: digest([description, place]),
    })),
    ...sheet.contacts.map(({ id, role, phone }) => ({
      key: keyOf('contact', id),
      name: '',
      startAt: null,
      endAt: null,
      digest: digest([role, phone]),
    })),
  ]
}
