import type { Viewer } from '../base/session/shownViewer.ts'
import type { BellNotice } from '../inbox/index.ts'

/** The people of the gallery. */
export const member: Viewer = { id: 'sanne', name: 'Sanne de Wit', level: 2, role: 'student', mayOpenAdmin: false }
export const admin: Viewer = { id: 'noor', name: 'Noor Vermeulen', level: 5, role: 'admin', mayOpenAdmin: true }

const at = '2026-10-22T08:12:00Z'
const to = '/inbox'
export const notices: BellNotice[] = [
  {
    id: '1',
    name: 'Teun Bakker',
    level: 5,
    about: 'Reactie in Slaap en ritme',
    text: 'Goede vraag. Ga gewoon naar buiten, ook met wolken.',
    when: '10:12',
    at,
    unread: true,
    to,
  },
  {
    id: '2',
    name: 'Fatima el Amrani',
    level: 4,
    about: 'Vermelding in Rood licht',
    text: '@sanne_dw jij had toch een lamp van 660 nm? Ik zoek iemand om mijn meting mee te vergelijken.',
    when: '09:31',
    at,
    unread: true,
    to,
  },
  {
    id: '3',
    name: 'Joost Mulder',
    level: 2,
    about: 'Privébericht van Joost Mulder',
    text: 'Zaterdag rijd ik langs Utrecht naar Amelisweerd.',
    when: 'gisteren',
    at,
    unread: true,
    to,
  },
  {
    id: '4',
    name: 'Marloes Hendriks',
    level: 3,
    about: 'Reactie in Voeding',
    text: 'Dat recept staat nu in het logboek.',
    when: 'di 20 okt',
    at,
    unread: false,
    to,
  },
]
