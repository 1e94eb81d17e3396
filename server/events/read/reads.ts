import { lastAnswers, options } from './answers.ts'
import { calendar, descriptions, span } from './calendar.ts'
import { event } from './event.ts'
import { joinLink } from './joinLink.ts'

/** The operations by which events are read. */
export const reads = { calendar, span, descriptions, event, options, lastAnswers, joinLink }
