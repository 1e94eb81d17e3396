import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import type { NewEvent } from '../events/index.ts'
import type { Who } from './people.ts'

type Planned = Partial<Omit<NewEvent, 'id' | 'createdBy' | 'teacherIds'>> & {
  title: string
  /** In how many days, and at which times of the day. */
  inDays: number
  from: string
  till: string
  by: Who
  /** Who has a place, in this order, and who waits for one. */
  come?: readonly Who[]
  wait?: readonly Who[]
  /** Enrolment opens at the first full hour after this many from now for the first tier. */
  opensIn?: number
  /** Whether its costs, tasks, briefings, programme and places are there (`production.ts`). */
  isProduced?: boolean
}

const meet = 'https://meet.google.com/bew-ezen-lab'

/** What is on in the demonstration: places to go to, meetings online, one that is full and one that is still to open. */
export const agenda: readonly Planned[] = [
  {
    title: 'Zonsopkomstwandeling Amelisweerd',
    inDays: -9,
    from: '08:30',
    till: '10:00',
    by: 'teun',
    description: 'Een uur lopen voordat de dag begint. Neem iets warms te drinken mee.',
    type: 'fysiek',
    venueName: 'Landgoed Amelisweerd, Bunnik',
    venueAddress: 'Koningslaan 7, Bunnik',
    maxParticipants: 25,
  },
  {
    title: 'Vragenuur: je eerste N=1',
    inDays: -12,
    from: '19:30',
    till: '20:30',
    by: 'jasper',
    description:
      'Elke week een uur voor je eigen experiment. Je legt je opzet voor en krijgt antwoord. Luisteren mag ook.',
    type: 'digitaal',
    joinUrl: meet,
    maxParticipants: 120,
    isRecurring: true,
    recurrencePattern: 'weekly',
    come: ['bram'],
  },
  {
    title: 'Masterclass Ochtendlicht',
    inDays: 5,
    from: '08:30',
    till: '11:30',
    by: 'jasper',
    description:
      'We beginnen buiten, bij het eerste licht. Jasper meet met je mee hoeveel licht je oog bereikt. Daarna maken we bij de kachel jouw dagplan voor de winter. Voor thee en soep wordt gezorgd.',
    type: 'fysiek',
    venueName: 'Landgoed Amelisweerd, Bunnik',
    venueAddress: 'Koningslaan 7, Bunnik',
    isPaid: true,
    priceCents: 3_500,
    maxParticipants: 12,
    isProduced: true,
  },
  {
    title: 'Koud water, warme thee',
    inDays: 8,
    from: '07:30',
    till: '09:30',
    by: 'teun',
    description: 'Twee minuten in het water, daarna een uur bij het vuur. Je went stap voor stap, op je eigen tempo.',
    type: 'fysiek',
    venueName: 'Strand Bloemendaal',
    venueAddress: 'Zeeweg 94, Overveen',
    maxParticipants: 4,
    come: ['joost', 'fatima', 'bram', 'marloes'],
    wait: ['sanne'],
  },
  {
    title: 'Ademlab: rust in vier tellen',
    inDays: 13,
    from: '14:00',
    till: '17:00',
    by: 'jasper',
    description:
      'Drie technieken, drie metingen van je hartslag. Je gaat naar huis met de techniek die bij jou het meeste doet. Een meetband krijg je te leen.',
    type: 'fysiek',
    venueName: 'De Nieuwe Liefde, Amsterdam',
    venueAddress: 'Da Costakade 102, Amsterdam',
    maxParticipants: 20,
    opensIn: 20,
  },
  {
    title: 'Roodlicht, wat is bewezen?',
    inDays: 17,
    from: '20:00',
    till: '21:00',
    by: 'teun',
    description:
      'Een uur langs het onderzoek naar rood en nabij-infrarood licht. Wat werkt, wat niet, en hoe test je het thuis?',
    type: 'digitaal',
    joinUrl: meet,
    isPaid: true,
    priceCents: 1_250,
    hasCapacityLimit: false,
  },
  {
    title: 'Eten van het land',
    inDays: 24,
    from: '10:00',
    till: '16:00',
    by: 'teun',
    description:
      'Oogsten, koken en aan lange tafels eten. Je leert welke groente in deze tijd van dichtbij komt. Alle maaltijden zijn inbegrepen.',
    type: 'fysiek',
    venueName: 'De Groene Griffioen, Weesp',
    venueAddress: 'Herengracht 51, Weesp',
    maxParticipants: 24,
    come: ['marloes', 'joost'],
  },
]

/** An event of the agenda as it is written, from the day on which the demonstration begins. */
export function planned({ inDays, from, till, opensIn, by, come, wait, isProduced, ...event }: Planned, now: Date) {
  const day = plusDays(dayOf(now), inDays)
  return {
    ...event,
    startWall: `${day}T${from}`,
    endWall: `${day}T${till}`,
    ...(opensIn ? { startInschrijving: new Date(Math.ceil(now.getTime() / hourMs + opensIn) * hourMs) } : {}),
    ...(event.type === 'digitaal' ? { venueName: null } : {}),
  } satisfies Partial<NewEvent>
}
