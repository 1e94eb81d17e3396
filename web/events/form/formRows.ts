import { roleLabels } from '@bewezen/domain/access/roles.ts'
import { settingsWords } from '@bewezen/domain/events/deskWords.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import type { Row } from '../../base/editing/rowsChanged.ts'
import type { EventDraft } from './draft.ts'

const isOn = (on: boolean) => (on ? settingsWords.on : settingsWords.off)
const moments = ['tiersFrom', 'enrollOpenAt', 'enrollCloseAt', 'cancelUntil'] as const

/** All fields of the form as texts, to show what somebody else changed; a teacher is read by name (EV-FORM-60, EV-MORE-38). */
export const formRows = (draft: EventDraft, nameOf: (teacherId: string) => string): Row[] => [
  [labels.title, draft.title],
  [labels.description, draft.description],
  [labels.type, draft.type ? labels.types[draft.type][0] : ''],
  [labels.venueName, draft.venueName],
  [labels.venueAddress, draft.venueAddress],
  [labels.joinUrl, draft.joinUrl],
  [labels.isPaid, isOn(draft.isPaid)],
  [labels.price, draft.isPaid ? draft.price : ''],
  [labels.currency, draft.currency],
  [labels.capacity, isOn(draft.hasCapacityLimit)],
  [labels.max, draft.hasCapacityLimit ? draft.max : ''],
  [labels.min, draft.min],
  [labels.startDay, draft.startDay],
  [labels.startTime, draft.startTime],
  [labels.endDay, draft.endDay],
  [labels.endTime, draft.endTime],
  [labels.zone, draft.zone],
  [labels.isRecurring, isOn(draft.isRecurring)],
  [labels.pattern, draft.pattern ? labels.patterns[draft.pattern] : ''],
  [labels.recurrenceEnd, draft.recurrenceEnd],
  [labels.isLive, isOn(draft.isLive)],
  [labels.policy, labels.policies[draft.policy][0]],
  [labels.roles, draft.roles.map((role) => roleLabels[role]).join(', ')],
  [labels.includesTop5, isOn(draft.includesTop5)],
  ...moments.map((field): Row => [labels[field], draft[field].replace('T', ' ')]),
  [labels.teachers, draft.teacherIds.map(nameOf).join(', ')],
  [labels.bring, draft.bring],
  [labels.travel, draft.travel],
  [labels.image.legend, draft.imageUrl],
]
