import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import type { FactKind, FactOf } from '@bewezen/domain/facts.ts'
import type { Reader, Tx } from '../database/open.ts'

/** The audience (recipients) of a live fact: computed by the server, a browser can never name one. */
export type Audience =
  | { people: readonly string[] }
  /** Everyone who holds the capability now, and one of the roles when roles are given; and these people besides. */
  | { capability: Capability; roles?: readonly string[]; people?: readonly string[] }
  | 'everyone'
  | 'nobody'

/** The audience of what is somebody's own alone: their devices. */
export const only = ({ personId }: { personId: string }): Audience => ({ people: [personId] })

/**
 * An audience that is looked up in the database: `about` names the thing a fact is about, `read` finds the audiences of
 * many things at once. A thing that is missing in the result is heard of by nobody.
 */
export type StoredAudience<Kind extends FactKind> = {
  about: (fact: FactOf<Kind>) => string
  read: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, Audience>>
}

/** A notification to be stored; unique per fact and person. */
export type NotificationDraft = { personId: string; type: string; title: string; data: Record<string, string> }
/** A mail that must go out; unique per fact, person and template. The ids let its room find the content when it is sent. */
export type MailDraft = { personId: string; template: string; ids: Record<string, string> }

/** A room's handler of one kind of fact (domain event). Notifications and mails are made in the sequencer's transaction. */
export type FactDecision<Kind extends FactKind> = {
  audience: Audience | ((fact: FactOf<Kind>) => Audience) | StoredAudience<Kind>
  /** The notifications for each of several facts that follow each other, in their order. */
  notifyAll?: (tx: Tx, facts: readonly FactOf<Kind>[]) => Promise<readonly (readonly NotificationDraft[])[]>
  mails?: (tx: Tx, fact: FactOf<Kind>) => Promise<readonly MailDraft[]> | readonly MailDraft[]
}

/** Lifts a handler of one fact to a `notifyAll`, for kinds of facts that come one at a time. */
export const each =
  <Fact>(notifications: (tx: Tx, fact: Fact) => Promise<readonly NotificationDraft[]>) =>
  async (tx: Tx, facts: readonly Fact[]): Promise<readonly (readonly NotificationDraft[])[]> => {
    const drafts: (readonly NotificationDraft[])[] = []
    for (const fact of facts) drafts.push(await notifications(tx, fact))
    return drafts
  }

/** The handler table: one decision for every kind of fact; a kind without one does not compile. */
export type FactDecisions = { [Kind in FactKind]: FactDecision<Kind> }
/** The decisions of one room: `{ 'message.removed': { audience } } satisfies Decisions`, so that its kinds stand there once. */
export type Decisions = Partial<FactDecisions>
