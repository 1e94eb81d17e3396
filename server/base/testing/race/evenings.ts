import { events } from '@bewezen/domain/events/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { newBudgetForm } from '@bewezen/domain/production/budget.ts'
import { newCodeForm } from '@bewezen/domain/production/codes.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newPartnerForm } from '@bewezen/domain/production/partners.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newListTask } from '@bewezen/domain/production/todoLists.ts'
import { newTodoForm } from '@bewezen/domain/production/todos.ts'
import { aStream } from '../../../livestreams/testing/aStream.ts'
import { askers, type Cases, letter } from './case.ts'
import type { Stage } from './stage.ts'

/** Events with their seats and their production, and livestreams. */
export function eveningCases(stage: Stage): Cases {
  const { bo, jasper, noor, sem, free, paid, full, last, helped, world, stream } = stage
  const { admins, members, noor: own, sem: other, lieke: third } = askers(stage)
  const eventId = free.id
  const place = world.asked('')
  const seat = (id: string, event: { id: string }) => ({ ...place, id, occurrenceId: event.id })
  const company = { name: 'Zee BV', address: 'Kade 1, 1011 AB Amsterdam', vatNumber: '' }
  const saves = (form: (at: number) => object) => admins((id, at) => ({ id, eventId, version: null, form: form(at) }))
  const handing = { termsVersion, terms_accepted: true, cancellation_policy_accepted: true }
  const live = (at: number) => ({ ...stage.streamText, title: `Avond ${letter(at)}` })
  return {
    'events.makeCalendarFeed': own(() => ({})),
    'events.revokeCalendarFeed': third(() => ({})),
    'events.participants': admins(() => ({ eventId, filter: null, order: 'name', after: null })),
    'events.addParticipant': admins((id, at) => ({
      id,
      eventId: last.id,
      personId: at === 0 ? noor.id : sem.id,
      beyond: false,
    })),
    'events.cancelPlace': admins(() => ({ enrollmentId: stage.helpedPlaceId, refunds: false })),
    'events.joinLink': third(() => ({ eventId: stage.online.id })),
    'events.form': admins(() => ({ eventId })),
    'events.teachers': admins(() => ({})),
    'events.create': admins((id, at) => ({
      id,
      form: { ...newEventForm(bo.id, '2027-03-22'), title: `Samen ${letter(at)}`, venueName: 'De Schuur' },
    })),
    'events.update': admins((_id, at) => ({
      eventId,
      version: stage.form.version,
      form: { ...stage.form.form, title: `Anders ${letter(at)}` },
    })),
    'events.moveDate': admins((_id, at) => ({
      eventId: stage.series.id,
      occurrenceId: stage.series.dateId,
      ...stage.moved(at),
      seen: stage.seenDate,
    })),
    'events.setLive': admins((_id, at) => ({ eventId, isLive: at === 0 })),
    'events.remove': admins(() => ({ eventId })),
    'events.cancelEvent': admins((_id, at) => ({ eventId: helped.id, reason: `Storm ${letter(at)}` })),
    'events.write': admins((id, at) => ({
      id,
      eventId: full.id,
      audience: 'all',
      subject: `Bericht ${letter(at)}`,
      text: 'Tot morgen!',
    })),
    'events.saveLetters': admins((_id, at) => ({
      eventId,
      reminds: at === 0,
      thanks: true,
      thanksText: `Dank ${letter(at)}`,
    })),
    'events.askTransfer': third((id, at) => ({
      id,
      enrollmentId: stage.helpedPlaceId,
      username: at === 0 ? noor.username : sem.username,
    })),
    'events.withdrawTransfer': own(() => ({ transferId: stage.askedId })),
    'events.acceptTransfer': other(() => ({ transferId: stage.askedId, ...handing })),
    'events.declineTransfer': other(() => ({ transferId: stage.askedId })),
    'events.agreeTransfer': admins(() => ({ transferId: stage.agreedId })),
    'events.refuseTransfer': admins(() => ({ transferId: stage.agreedId })),
    'events.enrolFree': members((id) => seat(id, last)),
    'events.joinWaitlist': members((id) => seat(id, full)),
    'events.checkout': members((id) => seat(id, paid)),
    'events.checkCode': members(() => ({ eventId: paid.id, occurrenceId: paid.id, discountCode: stage.code.code })),
    'events.askInvoice': third(() => ({ enrollmentId: stage.boughtId, company })),
    'events.cancel': third(() => ({ enrollmentId: stage.helpedPlaceId })),
    'events.undoCancel': third(async () => {
      // It cannot be undone for long.
      await stage.lieke.does(events.cancel, { enrollmentId: stage.cancelledId })
      return { enrollmentId: stage.cancelledId }
    }),
    'events.refundPart': admins((id, at) => ({
      id,
      enrollmentId: stage.boughtId,
      seenCents: 2_500,
      amountCents: 1_500,
      keepsPlace: true,
      reason: `Het was te koud ${letter(at)}`,
    })),
    'events.retryRefund': admins(() => ({ enrollmentId: stage.boughtId })),
    'livestreams.save': admins((id, at) => ({
      id,
      version: null,
      livestream: aStream({ ...stage.streamText, title: `Avond ${letter(at)}` }),
    })),
    'livestreams.save of one that is there': admins((_id, at) => ({
      id: stage.later.id,
      version: 0,
      livestream: live(at),
    })),
    'livestreams.setActive': admins((_id, at) => ({ id: at === 0 ? stage.later.id : stage.over.id, isActive: true })),
    'livestreams.remove': admins(() => ({ id: stage.later.id })),
    'livestreams.saveRecording': admins((_id, at) => ({
      id: stage.over.id,
      version: 0,
      recording: at === 0 ? 'https://youtu.be/dQw4w9WgXcQ' : 'https://youtu.be/aQw4w9WgXcQ',
    })),
    'livestreams.remind': own((_id, at) => ({ id: stage.later.id, on: at === 0 })),
    'livestreams.ask': own((id, at) => ({ id, livestreamId: stream.id, text: `Mag ik ${letter(at)}?` })),
    'livestreams.raise': members((_id, at) => ({ questionId: stage.questionId, on: at === 1 })),
    'livestreams.tickOff': admins((_id, at) => ({ questionId: stage.questionId, on: at === 0 })),
    'livestreams.removeQuestion': own(() => ({ questionId: stage.questionId })),
    'production.saveTodoList': admins((id, at) => ({
      id,
      version: null,
      form: { name: `Lijst ${letter(at)}`, tasks: [{ ...newListTask(), taskName: 'Bellen' }] },
    })),
    'production.removeTodoList': admins(() => ({ id: stage.listId, version: 1 })),
    'production.applyTodoList': admins((id) => ({ id, listId: stage.listId, eventId, again: false })),
    'production.saveCost': saves((at) => ({
      ...newCostForm(),
      name: `Zaal ${letter(at)}`,
      amount: '5',
      quantity: '1',
    })),
    'production.saveTodo': saves((at) => ({ ...newTodoForm(), taskName: `Taak ${letter(at)}` })),
    'production.saveBriefing': saves((at) => ({
      ...newBriefingForm(),
      personId: bo.id,
      role: `Gastvrouw ${letter(at)}`,
    })),
    'production.saveActivity': saves((at) => ({
      ...newActivityForm(),
      activityName: `Ronde ${letter(at)}`,
      start: '2027-03-22T10:00',
      end: '2027-03-22T11:00',
    })),
    'production.saveLocation': saves((at) => ({ ...newLocationForm(), name: `Zaal ${letter(at)}` })),
    'production.saveCode': saves((at) => ({ ...newCodeForm(), code: 'DEZELFDE', value: `1${at}` })),
    'production.saveBudget': saves((at) => ({ ...newBudgetForm(), participants: `${at + 1}` })),
    'production.remove': admins(() => ({ kind: 'cost', id: stage.cost.id, version: 1 })),
    'production.copyEvent': admins((id, at) => ({
      id,
      eventId: helped.id,
      title: `Kopie ${letter(at)}`,
      day: '2027-05-03',
    })),
    'production.approveCost': admins(() => ({ id: stage.cost.id })),
    'production.setOrdered': admins((_id, at) => ({ id: stage.cost.id, isOrdered: at === 0 })),
    'production.setTodoStatus': admins((_id, at) => ({ id: stage.todo.id, status: at === 0 ? 'bezig' : 'voltooid' })),
    'production.sendCallSheet': admins((id, at) => ({
      id,
      eventId: helped.id,
      personId: at === 0 ? bo.id : jasper.id,
    })),
    'production.checkIn': admins((id, at) => ({
      dateId: stage.tonight.id,
      placeId: stage.tonightPlaceId,
      press: { id, inside: at === 0, at: stage.now },
    })),
    'production.setHelper': admins((_id, at) => ({ dateId: helped.id, personId: noor.id, on: at === 0 })),
    'production.savePartner': admins((id, at) => ({
      id,
      version: null,
      form: { ...newPartnerForm(), name: `Partner ${letter(at)}` },
    })),
    'events.checkout with a code': members((id) => ({ ...seat(id, stage.sunny), discountCode: stage.sunnyCode.code })),
  }
}
