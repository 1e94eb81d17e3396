import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'

const CommunityText = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  isStart: z.boolean(),
  allowedRoles: z.array(z.string()).max(20),
})
const ChannelText = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isArchived: z.boolean(),
  postRoles: z.array(z.string()).max(20),
})

const ManagedCommunity = CommunityText.extend({
  id: Id,
  imageUrl: z.string().nullable(),
  memberCount: z.number(),
  /** Whether something was ever said or written in it: then it can be archived, not deleted. */
  hasMessages: z.boolean(),
  channels: z.array(ChannelText.extend({ id: Id, hasMessages: z.boolean() })),
})
export type ManagedCommunity = z.infer<typeof ManagedCommunity>
export type ManagedChannel = ManagedCommunity['channels'][number]

const done = z.object({ done: z.literal(true) })
const admins = { needs: 'manageCommunity' } as const
const editors = { needs: 'editChannels' } as const
const saving = { SLUG_IN_USE: nothing } as const
const order = z.array(Id).max(500)

/** Making, changing, ordering and archiving communities and channels (COM-CHAT-21). */
export const managing = {
  /** The communities that the viewer manages, archived ones included: an admin all, a teacher those they teach in. */
  managed: operation({
    ...editors,
    read: true,
    input: z.object({}),
    output: z.object({ communities: z.array(ManagedCommunity) }),
  }),
  /** Makes a community (without `before`) or changes it; the start is taken from another (COM-START-01). What somebody else saved meanwhile is CHANGED. */
  saveCommunity: operation({
    ...admins,
    input: z.object({
      id: Id,
      before: CommunityText.nullable(),
      after: CommunityText.extend({ name: typedLine() }),
      uploadId: Id.nullable(),
      noPhoto: z.boolean(),
    }),
    output: done,
    refusals: { ...saving, CHANGED: z.object({ current: CommunityText }), UPLOAD_FAILED: nothing },
  }),
  /** Makes a channel (without `before`, by an admin) or changes it. */
  saveChannel: operation({
    ...editors,
    input: z.object({
      id: Id,
      communityId: Id,
      before: ChannelText.nullable(),
      after: ChannelText.extend({ name: typedLine() }),
    }),
    output: done,
    refusals: { ...saving, CHANGED: z.object({ current: ChannelText }) },
  }),
  /** Puts all communities in this order, or all channels of one of them; what came or went meanwhile is CHANGED. */
  arrange: operation({
    ...admins,
    input: z.object({ communityId: Id.nullable(), ids: order }),
    output: done,
    refusals: { CHANGED: nothing },
  }),
  /** Deletes a community in which nothing was said, with its channels. */
  removeCommunity: operation({
    ...admins,
    input: z.object({ communityId: Id }),
    output: done,
    refusals: { HAS_MESSAGES: nothing },
  }),
}
