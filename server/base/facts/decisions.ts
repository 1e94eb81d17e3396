import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import type { FactKind, FactOf } from '@bewezen/domain/facts.ts'
import type { Reader, Tx } from '../database/open.ts'

/** Who hears a fact live: the server computes it, a browser can never name one. */
export type Audience =
  | { people: readonly string[] }
  /** Everyone who holds the capability now, and one of the roles when roles are given; and these people besides. */
  | { holders: Capability; roles?: readonly string[]; people?: readonly string[] }
  | 'everyone'
  | 'nobody'

/** The audience of what is somebody's own alone: their devices. */
export const only = ({ personId }: { personId: string }): Audience => ({ people: [personId] })

/**
 * An audience that stands in the database: which thing a fact is about, and who hears of such things now, read for many
 * facts at once. A thing that is missing in the answer is heard of by nobody.
 */
export type StoredAudience<Kind extends FactKind> = {
  about: (fact: FactOf<Kind>) => string
  read: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, Audience>>
}

/** What lands in somebody's inbox; unique per fact and person. */
export type NotificationDraft = { personId: string; type: string; title: string; data: Record<string, string> }
/** A mail that must go out; unique per fact, person and template. The ids let its room find the content when it is sent. */
export type MailDraft = { personId: string; template: string; ids: Record<string, string> }

/** What a room decides about one kind of fact. Notices and mails are asked for inside the sequencer's transaction. */
export type FactDecision<Kind extends FactKind> = {
  audience: Audience | ((fact: FactOf<Kind>) => Audience) | StoredAudience<Kind>
  notify?: (tx: Tx, fact: FactOf<Kind>) => Promise<readonly NotificationDraft[]>
  /** In place of `notify` where facts come many at once: what lands in inboxes for each of them, in their order. */
  notifyAll?: (tx: Tx, facts: readonly FactOf<Kind>[]) => Promise<readonly (readonly NotificationDraft[])[]>
  mails?: (tx: Tx, fact: FactOf<Kind>) => Promise<readonly MailDraft[]> | readonly MailDraft[]
}

/** One decision for every kind of fact: a fact without one does not compile. */
export type FactDecisions = { [Kind in FactKind]: FactDecision<Kind> }
/** The decisions of one room: `{ 'message.removed': { audience } } satisfies Decisions`, so that its kinds stand there once. */
export type Decisions = Partial<FactDecisions>
