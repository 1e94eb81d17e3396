import { dayOf, time, weekdayDate } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'

const several = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The maintenance screen (SH-MAINT-03..09). */
export const maintenanceScreenWords = {
  title: 'We zijn even met onderhoud bezig',
  /** When it began, or is to begin: the screen may come before its time (SH-MAINT-20). The end names its day when it is another one. */
  planned: ({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment | null }, now: number) => {
    const began = new Date(startsAt).getTime() <= now ? 'Begonnen op' : 'Gepland vanaf'
    const from = `${began} ${weekdayDate(startsAt)} om ${time(startsAt)}`
    if (endsAt === null) return from
    const day = dayOf(endsAt) === dayOf(startsAt) ? '' : `${weekdayDate(endsAt)} `
    return `${from}, klaar ${day}rond ${time(endsAt)}`
  },
  left: 'Nog',
  daysAndHours: (days: number, hours: number) => `${several(days, 'dag', 'dagen')} en ${hours} uur`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} uur en ${several(minutes, 'minuut', 'minuten')}`,
  minutes: (minutes: number) => several(minutes, 'minuut', 'minuten'),
  shouldBeOver: 'Het onderhoud zou nu voltooid moeten zijn.',
} as const
