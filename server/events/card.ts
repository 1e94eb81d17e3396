import { pageWords } from '@bewezen/domain/events/pageWords.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import { capacityWords } from '@bewezen/domain/events/words.ts'
import { motifIn } from '@bewezen/domain/pictures/choose.ts'
import { daylightAt } from '@bewezen/domain/pictures/daylight.ts'
import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import { hourOf } from '@bewezen/domain/pictures/hourOf.ts'
import { skyHues } from '@bewezen/domain/pictures/look.ts'
import { chosen, pictureOf, seedOf } from '@bewezen/domain/pictures/picture.ts'
import { skyline } from '@bewezen/domain/pictures/skyline.ts'
import { and, asc, desc, eq, gte } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader } from '../base/database/open.ts'
import { keysIn } from '../base/files/keys.ts'
import type { Card } from '../base/publicPages.ts'
import { eventDates, type events } from './tables.ts'

type Event = Pick<
  typeof events.$inferSelect,
  'id' | 'title' | 'type' | 'imageUrl' | 'timezone' | 'venueName' | 'startDate' | 'endDate' | 'status'
>

/** An event in a shared link: its picture, its next date (its last when all are over) and its place (MKT-MORE-35). */
export async function eventCard(reader: Reader, event: Event): Promise<Card> {
  const { startsAt, endsAt, status } = (await nextDate(reader, event.id)) ?? {
    startsAt: event.startDate,
    endsAt: event.endDate,
    status: event.status,
  }
  const [startAt, endAt] = [startsAt.toISOString(), endsAt.toISOString()]
  const isOff = status === 'cancelled' || event.status === 'cancelled'
  const [key] = keysIn(event.imageUrl, 'event-image')
  return {
    drawn: drawn(event, startAt),
    upload: key ? { key, size: 'share' } : undefined,
    facts: [
      isOff ? capacityWords.cancelled : shownTime({ startAt, endAt, zone: event.timezone }, event.timezone).when,
      event.type === 'digitaal' ? pageWords.types.digitaal : (event.venueName ?? ''),
    ].filter(Boolean),
  }
}

/** As the page draws it: what the title says under the sky of its hour, or that sky alone (MKT-MORE-25). */
function drawn({ id, title }: Event, startAt: string): Card['drawn'] {
  const light = daylightAt(startAt)
  const motif = motifIn(title, id)
  const look = { hue: chosen(skyHues, seedOf(id)), hour: hourOf(light), cast: 0 }
  return motif ? drawnAs(pictureOf(motif, id, look)) : { drawing: skyline(light), look, isMirrored: false }
}

async function nextDate(reader: Reader, eventId: string) {
  const column = { startsAt: eventDates.startsAt, endsAt: eventDates.endsAt, status: eventDates.status }
  const dates = () => reader.select(column).from(eventDates)
  const isOf = eq(eventDates.eventId, eventId)
  const [next] = await dates()
    .where(and(isOf, gte(eventDates.endsAt, await readNow(reader))))
    .orderBy(asc(eventDates.startsAt))
    .limit(1)
  if (next) return next
  const [last] = await dates().where(isOf).orderBy(desc(eventDates.startsAt)).limit(1)
  return last
}
