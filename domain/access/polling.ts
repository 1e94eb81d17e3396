import { minuteMs } from '../base/moment.ts'

/** How often the two modes of the site are asked for besides arriving live (SH-LIMIT-05). */
export const maintenancePollMs = 10 * minuteMs
export const testerPollMs = minuteMs
