import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { typedLine } from '../base/typedLine.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import { isPhoneOrEmpty } from '../profile/contact.ts'
import { Face } from '../profile/face.ts'
import { briefingFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, longText, recordBase, short } from './record.ts'
import { isMeantTime } from './times.ts'

/** EV-BRIEF-09 */
export const [maxBriefingRole, maxTaskItem, maxTaskItems, maxBriefingNotes] = [100, 300, 50, 2_000]

/** What one person does at an event; no person means that the account is gone (EV-DATA-21). */
export const Briefing = z.object({
  ...recordBase,
  person: Face.nullable(),
  role: z.string(),
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
  tasks: z.array(z.string()),
  notes: z.string(),
  /** By which they are called on the day, typed in for this event; may be empty (EV-MORE-41). */
  phone: z.string(),
})
export type Briefing = z.infer<typeof Briefing>

/** A briefing as it is typed; times are what the clock of the event says, '2026-11-14T13:15', or nothing (EV-BRIEF-10). */
export const BriefingForm = z.strictObject({
  personId: z.union([z.uuid(), z.literal('')]),
  role: line,
  start: short,
  end: short,
  tasks: z.array(line).max(1_000),
  notes: longText,
  phone: typedLine(100),
})
export type BriefingForm = z.infer<typeof BriefingForm>

export type BriefingValues = Pick<Briefing, 'role' | 'startAt' | 'endAt' | 'tasks' | 'notes' | 'phone'> & {
  personId: string
}

export const newBriefingForm = (): BriefingForm => ({
  personId: '',
  role: '',
  start: '',
  end: '',
  tasks: [],
  notes: '',
  phone: '',
})

/** A stored briefing as the form shows it, on the clock of the event. */
export const briefingFormOf = (briefing: Briefing, zone: string): BriefingForm => ({
  personId: briefing.person?.id ?? '',
  role: briefing.role,
  start: briefing.startAt === null ? '' : toWallTime(briefing.startAt, zone),
  end: briefing.endAt === null ? '' : toWallTime(briefing.endAt, zone),
  tasks: briefing.tasks,
  notes: briefing.notes,
  phone: briefing.phone,
})

/** The tasks with one more behind them; an empty one is not added (EV-BRIEF-05, EV-BRIEF-06, EV-BRIEF-09). */
export const withTask = (tasks: readonly string[], typed: string): string[] =>
  isInvisible(typed) || tasks.length >= maxTaskItems ? [...tasks] : [...tasks, cleanText(typed)]

/** What is wrong with each field (EV-BRIEF-02, EV-BRIEF-03, EV-BRIEF-06, EV-BRIEF-09, EV-BRIEF-10, EV-MORE-41). */
export function briefingFaults(form: BriefingForm): FaultsOf<BriefingForm> {
  const faults: FaultsOf<BriefingForm> = {}
  if (form.personId === '') faults.personId = words.personRequired
  if (isInvisible(form.role)) faults.role = words.roleRequired
  else if (isLongerThan(cleanText(form.role), maxBriefingRole)) faults.role = words.roleTooLong
  for (const field of ['start', 'end'] as const)
    if (form[field] !== '' && !isMeantTime(form[field])) faults[field] = words.timeInvalid
  if (isMeantTime(form.start) && isMeantTime(form.end) && form.end <= form.start) faults.end = words.endBeforeStart
  if (form.tasks.length > maxTaskItems) faults.tasks = words.tooManyTasks
  else if (form.tasks.some((task) => isLongerThan(cleanText(task), maxTaskItem))) faults.tasks = words.taskTooLong
  else if (form.tasks.some(isInvisible)) faults.tasks = words.taskEmpty
  if (isLongerThan(cleanText(form.notes), maxBriefingNotes)) faults.notes = words.notesTooLong
  if (!isPhoneOrEmpty(form.phone)) faults.phone = words.phoneInvalid
  return faults
}

/** A form without faults as it is stored. */
export const briefingOf = (form: BriefingForm, zone: string): BriefingValues => ({
  personId: form.personId,
  role: cleanText(form.role),
  startAt: fromWallTime(form.start, zone),
  endAt: fromWallTime(form.end, zone),
  tasks: form.tasks.map(cleanText),
  notes: cleanText(form.notes),
  phone: cleanText(form.phone),
})
