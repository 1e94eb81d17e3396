import type { Failure, MessageStatus } from '@bewezen/domain/external/message.ts'
import type { Connector, SourceType } from '@bewezen/domain/external/source.ts'
import type { Who } from './people.ts'

type Line = { text: string; hoursAgo: number; by?: Who; status?: MessageStatus; failure?: Failure; media?: string[] }
type Thread = {
  source: string
  handle: string
  name: string
  isNew?: boolean
  isArchived?: boolean
  subject?: string
  assignee?: Who
  lines: Line[]
}

/** Where people without an account write to in the demonstration, the first one first. */
export const outsideSources: {
  name: string
  sourceType: SourceType
  accountHandle: string
  connector?: Connector
  isActive?: boolean
}[] = [
  { name: 'Twitter', sourceType: 'twitter', accountHandle: '@bewezen_nl', isActive: false },
  { name: 'Instagram', sourceType: 'instagram', accountHandle: '@bewezen' },
  { name: 'Algemene mail', sourceType: 'email', accountHandle: 'hallo@bewezen.example', connector: 'mail' },
  { name: 'Telefoon evenementen', sourceType: 'whatsapp', accountHandle: '+31 85 000 1234', connector: 'meta' },
]

/** What they wrote, and what was answered. */
export const outsideThreads: readonly Thread[] = [
  {
    source: 'Algemene mail',
    handle: 'info@zonnewende.example',
    name: 'Studio Zonnewende',
    subject: 'Ademlab op 14 november',
    assignee: 'jasper',
    lines: [
      {
        text: 'Goedemorgen, we willen graag weten of het Ademlab op 14 november doorgaat. Hebben jullie een opbouwtijd nodig?',
        hoursAgo: 74,
      },
      { text: 'Ja, dat gaat door. We willen om 12:30 naar binnen. Zijn er matten?', hoursAgo: 72, by: 'jasper' },
      {
        text: 'Beste Jasper, de zaal is vanaf 13:00 open. Er zijn veertig matten en er is een warme lunch.',
        hoursAgo: 20,
        media: ['https://zonnewende.example/plattegrond.pdf'],
      },
      {
        text: 'Dank je wel. Kan het ook een half uur eerder?',
        hoursAgo: 1,
        by: 'jasper',
        status: 'failed',
        failure: 'unreachable',
      },
    ],
  },
  {
    source: 'Instagram',
    handle: '@kim_buiten',
    name: 'Kim B.',
    isNew: true,
    lines: [{ text: 'Doen jullie ook iets in Groningen?', hoursAgo: 2 }],
  },
  {
    source: 'Telefoon evenementen',
    handle: '+31612344417',
    name: '',
    isNew: true,
    lines: [{ text: 'Is de wandeling morgen ook met kind?', hoursAgo: 16 }],
  },
  {
    source: 'Telefoon evenementen',
    handle: '+31600000042',
    name: 'Ravi Sharma',
    lines: [
      { text: 'Mooie cijfers over het daglicht.', hoursAgo: 70 },
      { text: 'Dank je, Ravi! Ze staan ook op de blog.', hoursAgo: 69, by: 'jasper', status: 'read' },
    ],
  },
  {
    source: 'Twitter',
    handle: '@leerbuiten',
    name: 'Leer Buiten',
    lines: [{ text: 'Kunnen we jullie meetkaart delen?', hoursAgo: 100 }],
  },
  {
    source: 'Instagram',
    handle: '@zonlicht.utrecht',
    name: 'Zonlicht Utrecht',
    isArchived: true,
    lines: [
      { text: 'Bedankt voor gisteren!', hoursAgo: 400 },
      { text: 'Graag gedaan, tot de volgende keer.', hoursAgo: 399, by: 'jasper' },
    ],
  },
]

/** Answers that stand ready. */
export const readyAnswers: readonly [title: string, content: string][] = [
  ['Parkeren', 'Je kunt gratis parkeren achter het gebouw. Met de trein is het tien minuten lopen vanaf het station.'],
  ['Lid worden', 'Leuk dat je mee wilt doen! Op de pagina Abonnementen staat wat het kost en hoe je begint.'],
]
