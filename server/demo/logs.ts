import type { Who } from './people.ts'
import type { Conversation } from './talk/conversation.ts'

/** Short daily lines in a channel, as members keep them: the numbers wander, but the same way every time. */
function log(
  who: Who,
  from: string,
  days: readonly [first: number, last: number],
  line: (day: number, wander: number) => string,
): Conversation[] {
  const [first, last] = days
  return Array.from({ length: first - last + 1 }, (_, index) => ({
    in: 'experimenten/logboek' as const,
    daysAgo: first - index,
    from,
    lines: [[who, line(index + 1, (index * 7) % 5)]],
  }))
}

const hours = (value: number): string => value.toFixed(1).replace('.', ',')

/** Three members keep a log, long enough to page back through. */
export const logs: Conversation[] = [
  ...log(
    'marloes',
    '07:05',
    [21, 1],
    (day, wander) =>
      `Dag ${day}: ${hours(5.1 + Math.min(day, 15) * 0.1 + wander * 0.1 - 0.2)} uur geslapen, ${3 + wander}.${wander}00 lux om ${7 + (wander % 2)}:${wander}5.`,
  ),
  ...log(
    'joost',
    '22:30',
    [13, 1],
    (day, wander) =>
      `Dag ${day} zonder middagkoffie: ${41 - day - wander} minuten wakker, cijfer ${5 + Math.floor(day / 4)}.`,
  ),
  ...log(
    'lotte',
    '17:20',
    [9, 1],
    (day, wander) =>
      `Lunch buiten, dag ${day}: ${15 + wander * 2} minuten, hoofdpijn ${wander > 2 && day < 6 ? 'ja' : 'nee'}.`,
  ),
  ...log(
    'bram',
    '15:10',
    [15, 1],
    (day, wander) =>
      `Energie om drie uur: een ${3 + Math.floor(day / 5) + (wander === 4 ? 1 : 0)}. ${wander === 2 ? 'Regen, toch buiten gezeten.' : 'Briefje hangt.'}`,
  ),
]
