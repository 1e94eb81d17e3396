import { community } from '@bewezen/domain/community/contract.ts'
import { nextPin, pinRefusal } from '@bewezen/domain/community/pins.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { inChannel, openChannel } from './doors.ts'
import { openPins, removePin, savePin } from './pins.ts'

/** Sets whether the viewer pins a channel of a community, for themselves alone (COM-PIN-01, COM-PIN-05). */
export const pin = serve(community.pin, (ctx, { channelId, on }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const channel = await openChannel(tx, ctx.person, channelId)
    // A private conversation stands under no community.
    if (channel.communityId === null) return refuse('NOT_FOUND')
    const pins = await openPins(tx, personId, channel.communityId)
    const before = pins.get(channelId) ?? null
    if (on === (before !== null)) return { channelId, pin: before }

    if (on) refuseIf(pinRefusal(pins.size))
    const place = on ? nextPin([...pins.values()]) : null
    if (place === null) await removePin(tx, personId, channelId)
    else await savePin(tx, { channelId, personId, place, pinnedAt: now })
    await record(tx, { kind: 'pin.set', ...inChannel(channel), personId })
    return { channelId, pin: place }
  }),
)
