import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { Face } from '../profile/face.ts'

/** Who is in a channel or private conversation now, as far as they show it. Only ever a hint: it is kept nowhere. */
export const Presence = z.object({
  channelId: Id,
  /** How many people are here in all. */
  count: z.number(),
  /** Those who have been here longest; a few more than are drawn, since nobody is shown to themselves. */
  people: z.array(Face),
  /** Who types, in the order in which they began. */
  typing: z.array(z.object({ id: Id, name: z.string() })),
})
export type Presence = z.infer<typeof Presence>

/** Who is here and who types (COM-CHAT-31..36). */
export const presence = {
  /**
   * Says that the viewer has a channel before them, once in a while as long as it is so, and answers who else has. A
   * `viewId` is one opening of it in one tab. Without `typing` it stays as it was.
   */
  here: operation({
    needs: 'readCommunity',
    input: z.object({ viewId: Id, channelId: Id, typing: z.boolean().optional() }),
    output: Presence,
  }),
  /** Says that this view is no longer looked at. */
  away: operation({ needs: 'readCommunity', input: z.object({ viewId: Id }), output: z.object({}) }),
  /** The faces of those who are in a channel, at most 100, by name; `count` is all of them. */
  whoIsHere: operation({
    needs: 'readCommunity',
    read: true,
    input: z.object({ channelId: Id }),
    output: z.object({ count: z.number(), people: z.array(Face) }),
  }),
}
