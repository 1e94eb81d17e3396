import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { may } from '@bewezen/domain/access/gate.ts'
import type { Livestream, Player } from '@bewezen/domain/livestreams/contract.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { frameIn } from '../base/embed.ts'
import type { Ctx } from '../base/serve.ts'
import { readerOf } from '../base/snapshot.ts'
import { profiles } from '../profile/tables.ts'
import { livestreamReminders, livestreams } from './tables.ts'

export type StreamRow = typeof livestreams.$inferSelect

/** Who asks for streams: null is a visitor, and so is who still has to set up a second factor. */
export type Viewer = { asker: Asker | null; mayManage: boolean; passesGate: boolean }

export function viewerOf(ctx: Pick<Ctx, 'snapshot' | 'house'>): Viewer {
  const asker = readerOf(ctx)
  return {
    asker,
    mayManage: asker !== null && holds(asker.role, 'manageLivestreams'),
    passesGate: may(asker, 'readCommunity', ctx.snapshot.modes),
  }
}

/** Streams with their makers; the caller says which. */
export const selectStreams = (reader: Reader) =>
  reader
    .select({
      stream: livestreams,
      creator: { firstName: profiles.firstName, lastName: profiles.lastName, username: profiles.username },
    })
    .from(livestreams)
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, livestreams.createdBy), isNull(profiles.hiddenAt)))
    .$dynamic()

/** Who of these people is to be reminded of what. */
export async function readReminded(
  reader: Reader,
  people: readonly string[],
): Promise<(personId: string, livestreamId: string) => boolean> {
  if (people.length === 0) return () => false
  const rows = await reader
    .select({ livestreamId: livestreamReminders.livestreamId, personId: livestreamReminders.personId })
    .from(livestreamReminders)
    .where(inArray(livestreamReminders.personId, [...new Set(people)]))
  const wanted = new Set(rows.map(({ livestreamId, personId }) => `${personId} ${livestreamId}`))
  return (personId, livestreamId) => wanted.has(`${personId} ${livestreamId}`)
}

type Row = Awaited<ReturnType<typeof selectStreams>>[number]

/** A stream as its viewer sees it: without ids of people, and without the frame of what is still to come (X3-EDGE-08, LIVE-LIST-22). */
export function toLivestream(
  { stream, creator }: Row,
  viewer: Viewer,
  { now, isReminded }: { now: Date; isReminded: boolean },
): Livestream {
  const { id, title, description, startTime, endTime, isActive, lastActiveAt } = stream
  return {
    id,
    title,
    description,
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
    isActive,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    visibleToEveryone: stream.visibleToEveryone,
    visibleToStudents: stream.visibleToStudents,
    visibleToTeachers: stream.visibleToTeachers,
    visibleToAdmins: stream.visibleToAdmins,
    creatorName: creator ? displayName(creator) : null,
    player: playerOf(stream, viewer, now),
    hasRecording: stream.recordingCode !== null,
    viewer: { mayManage: viewer.mayManage, mayTalk: viewer.passesGate, isReminded },
    manage: viewer.mayManage
      ? {
          version: stream.version,
          embedCode: stream.embedCode,
          address: addressIn(stream.embedCode),
          recordingCode: stream.recordingCode,
          recordingAddress: addressIn(stream.recordingCode),
        }
      : null,
  }
}

function playerOf(stream: StreamRow, { mayManage }: Viewer, now: Date): Player | null {
  const state = streamState(stream, now)
  if (state === 'upcoming' && !mayManage) return null
  return frameIn(state === 'past' ? (stream.recordingCode ?? stream.embedCode) : stream.embedCode, 'livestream')
}

function addressIn(code: string | null): string | null {
  const read = frameIn(code, 'livestream')
  return 'frame' in read ? read.frame.src : null
}

/** One stream as its viewer sees it, by a condition; null when there is none. */
export async function readStream(
  reader: Reader,
  viewer: Viewer,
  { which, now }: { which: SQL | undefined; now: Date },
): Promise<Livestream | null> {
  const [row] = await selectStreams(reader).where(which)
  if (!row) return null
  const personId = viewer.asker?.id ?? ''
  const reminded = await readReminded(reader, personId ? [personId] : [])
  return toLivestream(row, viewer, { now, isReminded: reminded(personId, row.stream.id) })
}
