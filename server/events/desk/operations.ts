import { addParticipant } from './addParticipant.ts'
import { cancelPlace } from './cancelPlace.ts'
import { companies } from './companies.ts'
import { dashboard } from './dashboard.ts'
import { figures } from './figures.ts'
import { overview } from './overview.ts'
import { participants } from './participants.ts'
import { result } from './result.ts'

/** What admins do on the dashboard. */
export const desk = { overview, dashboard, figures, result, companies, participants, addParticipant, cancelPlace }
