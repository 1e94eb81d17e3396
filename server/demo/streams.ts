import { youtubeCode } from '@bewezen/domain/base/embed/generated.ts'
import type { Who } from './people.ts'

/** An evening of the demo community; `daysAgo` is negative for one that is still to come. */
type DemoStream = {
  by: Who
  title: string
  description: string
  daysAgo: number
  /** On the clock of Amsterdam, whole hours and a half counted in minutes after midnight. */
  atMinute: number
  minutes: number
  isForStudents?: boolean
  /** An open film in the place of a broadcast, on YouTube. */
  video: string
  /** What was said, so many minutes after the start. */
  talk: readonly [Who, number, string][]
  questions: readonly { by: Who; text: string; atMinute: number; raisedBy: readonly Who[]; answeredAtMinute?: number }[]
  reminds?: readonly Who[]
}

/** One that is planned and two that can be watched again, with what was said there (LIVE-MORE-39). All of it is invented. */
export const demoStreams: readonly DemoStream[] = [
  {
    by: 'noor',
    title: 'Vraag het de docent: niveau 2',
    description: 'Elke tweede dinsdag beantwoordt een docent jouw vragen over voeding en bloedsuiker.',
    daysAgo: -5,
    atMinute: 20 * 60,
    minutes: 60,
    isForStudents: true,
    video: 'aqz-KE-bpKQ',
    talk: [],
    questions: [],
    reminds: ['sanne', 'fatima'],
  },
  {
    by: 'teun',
    title: 'Samen ademen bij zonsondergang',
    description: 'Vier tellen in, zes uit, tot het donker is. Zet je stoel bij het raam.',
    daysAgo: 6,
    atMinute: 17 * 60 + 45,
    minutes: 58,
    video: 'eRsGyueVLvQ',
    talk: [
      ['lotte', 2, 'Ga rechtop zitten, dat scheelt meteen een tel.'],
      ['marloes', 9, 'Hartslag van 71 naar 62 in tien minuten!'],
      ['bram', 12, 'Ik val steeds terug naar vier uit.'],
      ['teun', 13, '@bram_kuipers zet de zes eerst op vijf. De rest komt vanzelf.'],
      ['sanne', 22, 'Ik doe mee vanuit de praktijk, tussen twee patiënten door.'],
      ['fatima', 31, 'Vier tellen in, zes uit. Dit tempo past me goed.'],
      ['joost', 46, 'Hier in Zwolle is hij net onder.'],
      ['fatima', 57, 'Ik blijf nog even zitten. Dank je, Teun.'],
    ],
    questions: [
      {
        by: 'fatima',
        text: 'Adem je in door je neus of door je mond?',
        atMinute: 13,
        raisedBy: ['bram'],
        answeredAtMinute: 22,
      },
      {
        by: 'marloes',
        text: 'Helpt het meer vlak voor het slapen, of juist eerder op de avond?',
        atMinute: 17,
        raisedBy: ['sanne', 'joost', 'anouk'],
        answeredAtMinute: 36,
      },
      { by: 'joost', text: 'Telt een horloge dat meetrilt ook als ritme?', atMinute: 23, raisedBy: ['lotte'] },
    ],
  },
  {
    by: 'teun',
    title: 'Licht in de winter: wat meet je zelf?',
    description: 'Over lux op je bureau, een wandeling om half negen en waarom het raam niet telt.',
    daysAgo: 27,
    atMinute: 20 * 60,
    minutes: 51,
    video: 'TLkA0RELQ1g',
    talk: [
      ['anouk', 3, 'Bij mij geeft het bureau 180 lux. Is dat weinig?'],
      ['teun', 5, 'Buiten is het nu bij bewolking al gauw 3.000. Dus ja.'],
      ['henk', 11, 'Ik loop elke ochtend een half uur. Sindsdien slaap ik om elf uur.'],
      ['sanne', 34, 'Hoe lang voor je het terugzag in je logboek?'],
      ['henk', 36, 'Drie weken ongeveer.'],
    ],
    questions: [
      {
        by: 'anouk',
        text: 'Telt licht door het raam mee?',
        atMinute: 6,
        raisedBy: ['henk', 'sanne'],
        answeredAtMinute: 14,
      },
    ],
  },
]

type Evening = { startTime: Date; endTime: Date; isOver: boolean; video: string; isForStudents: boolean }

/** When a livestream is, what plays there, and who may see it; once it is over it can be watched again. */
export const broadcast = ({ startTime, endTime, isOver, video, isForStudents }: Evening) => ({
  startTime,
  endTime,
  lastActiveAt: isOver ? endTime : null,
  embedCode: youtubeCode(video),
  recordingCode: isOver ? youtubeCode(video) : null,
  visibleToEveryone: !isForStudents,
  visibleToStudents: isForStudents,
})
