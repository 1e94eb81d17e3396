import { fullDate, time } from '@bewezen/domain/base/dates.ts'
import { shownTime } from '@bewezen/domain/events/shownTime.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import type { EventZone } from '@bewezen/domain/events/zones.ts'
import { useViewerZone } from './useViewerZone.ts'

type Props = { of: Parameters<typeof shownTime>[0] }

/** When it is on the viewer's own clock, where that is another (EV-CAL-31). */
export function YourTime({ of }: Props) {
  const zone = useViewerZone()
  if (zone === null) return <Room of={of} />
  const { yours } = shownTime(of, zone)
  return yours && <span className="block">{yours}</span>
}

/** The room for it as the server draws it: as long as it will be, and kept only where the page found another clock. */
const Room = ({ of: { startAt, zone } }: Props) => (
  <span
    data-room={calendarWords.yours(`${fullDate(startAt, zone)}, ${time(startAt, zone)}`)}
    className={`hidden before:invisible before:content-[attr(data-room)] ${kept[zone]}`}
  />
)

const kept: { [zone in EventZone]: string } = {
  'Europe/Amsterdam': "[[data-other-clocks~='Europe/Amsterdam']_&]:block",
  'Europe/London': "[[data-other-clocks~='Europe/London']_&]:block",
  'America/New_York': "[[data-other-clocks~='America/New_York']_&]:block",
}
