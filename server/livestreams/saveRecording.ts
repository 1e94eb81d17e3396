import { frameText } from '@bewezen/domain/base/embed/frame.ts'
import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { recordingCode } from '@bewezen/domain/livestreams/recording.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { frameFaultWords } from '@bewezen/domain/livestreams/words.ts'
import { eq } from 'drizzle-orm'
import { frameIn } from '../base/embed.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { noteChange, openManaged, readSaved } from './changeStream.ts'
import { livestreams } from './tables.ts'

/** Gives a past stream its recording, or takes it away (LIVE-MORE-22). */
export const saveRecording = serve(contract.saveRecording, (ctx, { id, version, recording: typed }) => {
  const code = codeOf(typed)
  return ctx.transaction(async (tx, now) => {
    const was = (await openManaged(tx, id)) ?? refuse('NOT_FOUND')
    if (was.recordingCode === code) return readSaved(ctx, tx, id, now)
    if (was.version !== version) refuse('CHANGED')
    if (code !== null && streamState(was, now) !== 'past') refuse('NOT_OVER')
    await tx
      .update(livestreams)
      .set({ recordingCode: code, version: was.version + 1, updatedAt: now })
      .where(eq(livestreams.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is: { ...was, recordingCode: code } })
    return readSaved(ctx, tx, id, now)
  })
})

/** The frame of a recording as it is stored; refuses what may not be one with a sentence under the field. */
function codeOf(typed: string): string | null {
  const read = recordingCode(typed)
  if ('fault' in read) return refuse('FAULTY_FIELDS', { faults: { recording: read.fault } })
  if (read.code === '') return null
  const embed = frameIn(read.code, 'livestream')
  return 'frame' in embed
    ? frameText(embed.frame)
    : refuse('FAULTY_FIELDS', { faults: { recording: frameFaultWords[embed.fault] } })
}
