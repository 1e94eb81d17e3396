import { minuteMs } from '@bewezen/domain/base/moment.ts'

/** How long the list of teachers is believed (EV-CALL-42, EV-LIMIT-17). */
export const teachersFresh = 15 * minuteMs
