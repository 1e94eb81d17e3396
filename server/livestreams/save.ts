import { frameText } from '@bewezen/domain/base/embed/frame.ts'
import type { LivestreamText } from '@bewezen/domain/livestreams/contract.ts'
import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { endsAfterStart, livestreamFaults, storedTexts } from '@bewezen/domain/livestreams/livestreamForm.ts'
import { frameFaultWords } from '@bewezen/domain/livestreams/words.ts'
import { eq } from 'drizzle-orm'
import { frameIn } from '../base/embed.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { makeEveningChannel } from '../community/index.ts'
import {
  lastActiveAfter,
  noteChange,
  openManaged,
  readSaved,
  refuseSecondActive,
  scheduleReminders,
} from './changeStream.ts'
import type { StreamRow } from './rows.ts'
import { livestreams } from './tables.ts'

/** Makes a stream, or saves the version of it that a manager saw (X3-CALL-29, X3-CALL-30, X3-EDGE-05, X3-EDGE-13). */
export const save = serve(contract.save, (ctx, { id, version, livestream: text }) =>
  ctx.transaction(async (tx, now) => {
    const was = await openManaged(tx, id)
    const values = valuesOf(text, { now, before: was })
    if (was && isSame(was, values)) return readSaved(ctx, tx, id, now)
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED')
    if (values.isActive && !was?.isActive) await refuseSecondActive(tx, id)

    const lastActiveAt = lastActiveAfter(was, values.isActive, now)
    if (was)
      await tx
        .update(livestreams)
        .set({ ...values, lastActiveAt, version: was.version + 1, updatedAt: now })
        .where(eq(livestreams.id, id))
    else {
      const talkChannelId = await makeEveningChannel(tx)
      const made = { id, talkChannelId, createdBy: ctx.person.id, createdAt: now, updatedAt: now }
      await tx.insert(livestreams).values({ ...values, ...made, lastActiveAt })
    }
    if (was?.startTime.getTime() !== values.startTime.getTime())
      await scheduleReminders(ctx.house, tx, { id, startTime: values.startTime }, now)
    await noteChange(ctx.person.id, tx, now, { was, is: { id, ...values } })
    return readSaved(ctx, tx, id, now)
  }),
)

type Begun = { now: Date; before: StreamRow | null }

/** A stream as it is stored; refuses what may not be, with the sentence under each field (LIVE-FORM-20, LIVE-FORM-22, LIVE-FORM-26). */
function valuesOf(text: LivestreamText, begun: Begun) {
  if (!endsAfterStart(text)) refuse('END_BEFORE_START')
  const embed = frameIn(text.embedCode, 'livestream')
  const faults: Record<string, string> = { ...livestreamFaults(text, begun) }
  if ('fault' in embed) faults.embedCode ??= frameFaultWords[embed.fault]
  if (Object.keys(faults).length > 0 || 'fault' in embed || text.startTime === null)
    return refuse('FAULTY_FIELDS', { faults })
  return {
    ...storedTexts(text),
    embedCode: frameText(embed.frame),
    startTime: new Date(text.startTime),
    endTime: text.endTime === null ? null : new Date(text.endTime),
    isActive: text.isActive,
    visibleToEveryone: text.visibleToEveryone,
    visibleToStudents: text.visibleToStudents,
    visibleToTeachers: text.visibleToTeachers,
    visibleToAdmins: text.visibleToAdmins,
  }
}

/** Whether what is sent stands there already: a save whose answer was lost, or one that changes nothing (LIVE-MORE-34). */
const isSame = (was: StreamRow, values: ReturnType<typeof valuesOf>): boolean =>
  (Object.keys(values) as (keyof typeof values)[]).every((name) => String(was[name]) === String(values[name]))
