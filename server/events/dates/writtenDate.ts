import type { PlannedDate } from '@bewezen/domain/events/seriesEdit.ts'

/** A date as it stands after an edit, under its id. */
export type WrittenDate = PlannedDate & { id: string }
