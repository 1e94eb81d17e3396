import type { Role } from '@bewezen/domain/access/roles.ts'

/** Somebody in the demo community; all are invented. */
export type DemoPerson = {
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
  points: number
  city?: string
  profession?: string
}

/** The password of all demo accounts. */
export const demoPassword = 'Bewezen-2026!'

const person = (
  name: string,
  lastName: string,
  username: string,
  role: Role,
  points: number,
  more: { email?: string; city?: string; profession?: string } = {},
): DemoPerson => ({
  firstName: name,
  lastName,
  username,
  email: `${more.email ?? username}@bewezen.example`,
  role,
  points,
  ...(more.city ? { city: more.city } : {}),
  ...(more.profession ? { profession: more.profession } : {}),
})

/** The cast by the short name that the conversations use. The first nine are the accounts that the start prints. */
export const people = {
  jasper: person('Jasper', 'van den Berg', 'jasper_vdb', 'admin', 980, {
    email: 'admin',
    city: 'Amersfoort',
    profession: 'Oprichter',
  }),
  teun: person('Teun', 'Bakker', 'teun_bakker', 'teacher', 1260, {
    email: 'docent',
    city: 'Nijmegen',
    profession: 'Docent beweging en ademhaling',
  }),
  noor: person('Noor', 'Vermeulen', 'noor_vermeulen', 'moderator', 720, {
    email: 'moderator',
    city: 'Utrecht',
    profession: 'Diëtist',
  }),
  ilse: person('Ilse', 'Postma', 'ilse_postma', 'partner', 150, { email: 'partner', city: 'Leeuwarden' }),
  sanne: person('Sanne', 'de Wit', 'sanne_de_wit', 'student', 240, {
    email: 'lid',
    city: 'Haarlem',
    profession: 'Grafisch ontwerper',
  }),
  joost: person('Joost', 'Mulder', 'joost_mulder', 'student_plus_lars', 385, { email: 'plus', city: 'Zwolle' }),
  fatima: person('Fatima', 'el Amrani', 'fatima_ea', 'student', 610, {
    email: 'top5',
    city: 'Rotterdam',
    profession: 'Verpleegkundige',
  }),
  daan: person('Daan', 'Visser', 'daan_visser', 'no_subscription', 0, { email: 'gast' }),
  wim: person('Wim', 'Jansen', 'wim_jansen', 'cancelled_subscription', 95, { email: 'opgezegd' }),
  marloes: person('Marloes', 'Hendriks', 'marloes_h', 'student', 420, { city: 'Deventer', profession: 'Leerkracht' }),
  bram: person('Bram', 'Kuipers', 'bram_kuipers', 'student', 180, { city: 'Groningen' }),
  leila: person('Leïla', 'Bouzidi', 'leila_bouzidi', 'student_plus_jorn', 350, { city: 'Eindhoven' }),
  pieter: person('Pieter', 'Smit', 'pieter_smit', 'student', 130, {
    city: 'Alkmaar',
    profession: 'Vrachtwagenchauffeur',
  }),
  anouk: person('Anouk', 'Jacobs', 'anouk_jacobs', 'student', 275, { city: 'Maastricht' }),
  henk: person('Henk', 'Dijkstra', 'henk_dijkstra', 'student', 60, { city: 'Sneek', profession: 'Met pensioen' }),
  yara: person('Yara', 'Okafor', 'yara_okafor', 'student_plus_rick_tomas', 310, { city: 'Den Haag' }),
  lotte: person('Lotte', 'van Dam', 'lotte_van_dam', 'student', 205, { city: 'Tilburg' }),
  mehmet: person('Mehmet', 'Yılmaz', 'mehmet_yilmaz', 'student', 165, { city: 'Arnhem', profession: 'Kok' }),
} as const satisfies Record<string, DemoPerson>

export type Who = keyof typeof people
