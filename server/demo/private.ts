import type { Who } from './people.ts'

/** What two people of the demo community said to each other alone, oldest first; `unread` of it the first one has not seen. */
export const privateTalk: { between: [Who, Who]; hoursAgo: number; unread: number; lines: [Who, string][] }[] = [
  {
    between: ['sanne', 'fatima'],
    hoursAgo: 3,
    unread: 2,
    lines: [
      ['sanne', 'Dank je voor je bericht in Welkom. Mag ik je iets vragen over je nachtdiensten?'],
      ['fatima', 'Natuurlijk!'],
      ['sanne', 'Hoe krijg jij overdag je slaapkamer echt donker?'],
      ['fatima', 'Verduisterende gordijnen met klittenband langs de randen. Kostte dertig euro.'],
      ['fatima', 'En een slaapmasker voor als mijn man nog wil lezen.'],
    ],
  },
  {
    between: ['sanne', 'noor'],
    hoursAgo: 52,
    unread: 0,
    lines: [
      ['noor', 'Dag Sanne, wat een mooi logboek hou je bij. Mag ik het in Welkom als voorbeeld noemen?'],
      ['sanne', 'Ja hoor, graag zelfs.'],
      ['noor', 'Fijn, dan doe ik dat vanavond.'],
    ],
  },
  {
    between: ['bram', 'sanne'],
    hoursAgo: 120,
    unread: 0,
    lines: [
      ['sanne', 'Loop je zaterdag weer mee?'],
      ['bram', 'Zeker. Negen uur bij de brug?'],
      ['sanne', 'Tot dan!'],
    ],
  },
]
