import { BriefingsTab } from './briefings/BriefingsTab.tsx'
import { Codes } from './codes/Codes.tsx'
import { CostsTab } from './costs/CostsTab.tsx'
import { Loads } from './Loads.tsx'
import { LocationsTab } from './locations/LocationsTab.tsx'
import { Below } from './overview/Below.tsx'
import { PartnersTab } from './partners/PartnersTab.tsx'
import { ProgrammeTab } from './programme/ProgrammeTab.tsx'
import { TodosTab } from './todos/TodosTab.tsx'
import { useCounts } from './useCounts.ts'

export { productionWishes } from './wishes.ts'

/** Fills the slots of the dashboard of the room `events`; the top of the floor brings the two together. */
export const production = {
  tabs: {
    kosten: CostsTab,
    partnerships: PartnersTab,
    todo: TodosTab,
    briefings: BriefingsTab,
    programma: ProgrammeTab,
    locaties: LocationsTab,
  },
  Loads,
  Below,
  Codes,
  useCounts,
}
