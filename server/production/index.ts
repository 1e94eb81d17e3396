import { production } from '@bewezen/domain/production/contract.ts'
import { serve } from '../base/serve.ts'
import { partners, savePartner } from '../shop/index.ts'
import { briefings, costs, locations, programme, todos } from './lists.ts'
import { people } from './people.ts'
import { briefingKind } from './records/briefings.ts'
import { costKind } from './records/costs.ts'
import { locationKind } from './records/locations.ts'
import { activityKind } from './records/programme.ts'
import { todoKind } from './records/todos.ts'
import { remove } from './remove.ts'
import { saveOf } from './save.ts'
import { approveCost, setOrdered, setTodoStatus } from './states.ts'

export { productionDecisions } from './facts.ts'
export { productionPersonal } from './personal.ts'

/** The operations of this room; partners are kept by the shop. */
export const productionOperations = {
  costs,
  todos,
  briefings,
  programme,
  locations,
  saveCost: serve(production.saveCost, saveOf(costKind)),
  saveTodo: serve(production.saveTodo, saveOf(todoKind)),
  saveBriefing: serve(production.saveBriefing, saveOf(briefingKind)),
  saveActivity: serve(production.saveActivity, saveOf(activityKind)),
  saveLocation: serve(production.saveLocation, saveOf(locationKind)),
  remove,
  approveCost,
  setOrdered,
  setTodoStatus,
  people,
  partners,
  savePartner,
}
