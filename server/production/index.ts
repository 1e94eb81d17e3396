import { production } from '@bewezen/domain/production/contract.ts'
import { serve } from '../base/serve.ts'
import { partners, savePartner } from '../shop/index.ts'
import { callSheet, callSheets } from './callSheets/read.ts'
import { sendCallSheet } from './callSheets/send.ts'
import { copyEvent } from './copyEvent.ts'
import { checkIn } from './day/checkIn.ts'
import { day } from './day/day.ts'
import { helpers, setHelper } from './day/helpers.ts'
import { kitchen } from './day/kitchen.ts'
import { ticket } from './day/ticket.ts'
import { briefings, budget, codes, costs, locations, programme, todos } from './lists.ts'
import { people } from './people.ts'
import { briefingKind } from './records/briefings.ts'
import { budgetKind } from './records/budgets.ts'
import { codeKind } from './records/codes.ts'
import { costKind } from './records/costs.ts'
import { locationKind } from './records/locations.ts'
import { activityKind } from './records/programme.ts'
import { todoKind } from './records/todos.ts'
import { remove } from './remove.ts'
import { saveOf } from './save.ts'
import { approveCost, setOrdered, setTodoStatus } from './states.ts'
import { applyTodoList, removeTodoList, saveTodoList, todoLists } from './todoLists.ts'

export { productionDecisions } from './facts.ts'
export { furnishProduction } from './furnish.ts'
export { productionPersonal } from './personal.ts'
export { tasksWaiting } from './waiting.ts'

/** The operations of this room; partners are kept by the shop. */
export const productionOperations = {
  costs,
  todos,
  briefings,
  programme,
  locations,
  codes,
  budget,
  saveCost: serve(production.saveCost, saveOf(costKind)),
  saveTodo: serve(production.saveTodo, saveOf(todoKind)),
  saveBriefing: serve(production.saveBriefing, saveOf(briefingKind)),
  saveActivity: serve(production.saveActivity, saveOf(activityKind)),
  saveLocation: serve(production.saveLocation, saveOf(locationKind)),
  saveBudget: serve(production.saveBudget, saveOf(budgetKind)),
  saveCode: serve(production.saveCode, saveOf(codeKind)),
  remove,
  copyEvent,
  approveCost,
  setOrdered,
  setTodoStatus,
  callSheet,
  callSheets,
  sendCallSheet,
  todoLists,
  saveTodoList,
  removeTodoList,
  applyTodoList,
  day,
  checkIn,
  kitchen,
  helpers,
  setHelper,
  ticket,
  people,
  partners,
  savePartner,
}
