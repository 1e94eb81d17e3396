/** Those who keep a log of short daily lines: what they measure, and how their line begins. */
export const logKeepers: readonly {
  line: (day: number, value: string) => string
  from: number
  to: number
  spread: number
  digits: 0 | 1
  at: string
  days: number
}[] = [
  {
    line: (day, value) => `Dag ${day}, ${value} stappen.`,
    from: 4200,
    to: 7400,
    spread: 900,
    digits: 0,
    at: '21:40',
    days: 38,
  },
  {
    line: (day, value) => `Nacht ${day}: ${value} uur.`,
    from: 5.7,
    to: 6.8,
    spread: 0.6,
    digits: 1,
    at: '07:25',
    days: 36,
  },
  {
    line: (day, value) => `Rusthartslag ${value} op dag ${day}.`,
    from: 73,
    to: 67,
    spread: 2.4,
    digits: 0,
    at: '06:50',
    days: 40,
  },
  {
    line: (day, value) => `Trap, dag ${day}: ${value} verdiepingen.`,
    from: 6,
    to: 14,
    spread: 2.5,
    digits: 0,
    at: '17:35',
    days: 26,
  },
  {
    line: (day, value) => `Zonder suiker, dag ${day}, zin in zoet ${value}.`,
    from: 7.5,
    to: 3.8,
    spread: 1,
    digits: 1,
    at: '20:15',
    days: 30,
  },
  {
    line: (day, value) => `${value} minuten buiten (dag ${day}).`,
    from: 14,
    to: 46,
    spread: 10,
    digits: 0,
    at: '18:20',
    days: 34,
  },
  {
    line: (day, value) => `Energie vandaag ${value}, meetdag ${day}.`,
    from: 4.8,
    to: 6.3,
    spread: 0.9,
    digits: 1,
    at: '15:05',
    days: 33,
  },
  {
    line: (day, value) => `Koud afgedoucht, keer ${day}: ${value} seconden.`,
    from: 12,
    to: 58,
    spread: 8,
    digits: 0,
    at: '07:00',
    days: 24,
  },
  {
    line: (day, value) => `Ochtend ${day}. ${value} lux om half negen.`,
    from: 3900,
    to: 2600,
    spread: 1400,
    digits: 0,
    at: '08:45',
    days: 28,
  },
  {
    line: (day, value) => `Hoofdpijn ${value}, dag ${day} zonder schermlunch.`,
    from: 4.4,
    to: 2.1,
    spread: 1.1,
    digits: 1,
    at: '22:05',
    days: 22,
  },
  {
    line: (day, value) => `Ademen, dag ${day}: na afloop ${value} slagen.`,
    from: 71,
    to: 65,
    spread: 2,
    digits: 0,
    at: '06:35',
    days: 32,
  },
  {
    line: (day, value) => `In slaap na ${value} min, avond ${day}.`,
    from: 44,
    to: 23,
    spread: 9,
    digits: 0,
    at: '07:55',
    days: 29,
  },
]
