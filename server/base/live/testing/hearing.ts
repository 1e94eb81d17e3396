import type { Pool } from 'pg'
import type { Listener } from './listener.ts'

/** Where something is said, and whether by two alone. */
export type Place = { channelId: string; isPrivate: boolean }
/** A browser of somebody that listens, and the places of which they may hear. */
export type Member = { id: string; listener: Listener; mayHear: readonly Place[] }

const isPosted = ({ kind }: { kind: string }) => kind === 'message.posted'
const numbersOf = ({ heard }: Listener) => heard.filter(isPosted).map(({ seq }) => seq)

export type Posted = { seq: number; channelId: string; messageId: string; place: number }

/** What this browser had to hear of: all of its own, but for what it was told to fetch anew. */
const meantFor = ({ mayHear, listener: { gaps } }: Member, posted: readonly Posted[]): Posted[] =>
  posted.filter(
    ({ channelId, seq }) =>
      mayHear.some((place) => place.channelId === channelId) &&
      !gaps.some(([after, upTo]) => seq > after && seq <= upTo),
  )

/**
 * What it never heard of. Of several messages of a channel that were told in one piece it hears the last, whose place says
 * how many there are; of a private conversation it hears each.
 */
export function lostOf(member: Member, posted: readonly Posted[]): Posted[] {
  const heard = new Set(numbersOf(member.listener))
  const upTo = (id: string) => posted.reduce((most, one) => (isHeard(one, id) ? Math.max(most, one.place) : most), 0)
  const isHeard = ({ channelId, seq }: Posted, id: string) => channelId === id && heard.has(seq)
  const open = new Map(member.mayHear.map((one) => [one.channelId, one.isPrivate ? 0 : upTo(one.channelId)]))
  return meantFor(member, posted).filter(
    ({ channelId, seq, place }) => !heard.has(seq) && place > (open.get(channelId) ?? 0),
  )
}

/** Everything that is wrong about what one browser heard. */
export function faultsOf(member: Member, posted: readonly Posted[]): string[] {
  const { id, listener } = member
  const faults: string[] = []
  const own = new Set(meantFor(member, posted).map(({ seq }) => seq))
  if (lostOf(member, posted).length > 0) faults.push('a message was lost')
  if (numbersOf(listener).some((seq) => !own.has(seq))) faults.push('a message of others')
  if (listener.heard.some(({ ids }) => ids.personId && ids.personId !== id)) faults.push('a fact of another person')
  if (listener.heard.some(({ seq }, at) => seq <= (listener.heard[at - 1]?.seq ?? 0)))
    faults.push('facts out of order or doubled')
  if (listener.signals.some(({ kind }) => kind === 'ended')) faults.push('sent away')
  return faults
}

/** Every message as its fact was numbered; those that have no number yet are left out. */
export async function postedIn(pool: Pool): Promise<Posted[]> {
  const { rows } = await pool.query<{ [Of in keyof Posted]: string }>(
    `select seq, ids ->> 'channelId' as "channelId", ids ->> 'messageId' as "messageId", ids ->> 'seq' as place
    from facts where kind = 'message.posted' and seq is not null order by seq`,
  )
  return rows.map((row): Posted => ({ ...row, seq: Number(row.seq), place: Number(row.place) }))
}
