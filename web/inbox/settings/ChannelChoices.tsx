import { settingsWords, wantsNames } from '@bewezen/domain/inbox/settingsWords.ts'
import { type Wants, wants, wantsOf } from '@bewezen/domain/inbox/wants.ts'
import { Select } from '../../base/parts/Select.tsx'
import { useJoined } from '../useJoined.ts'
import type { Choosing } from './TypeChoices.tsx'

const asAbove = 'above'

/** What of each channel is told, for the communities that the viewer joined. */
export function ChannelChoices({ choices, choose }: Choosing) {
  const joined = useJoined() ?? []
  if (joined.length === 0) return <p className="text-fs-14 text-ink-2">{settingsWords.noChannels}</p>
  return joined.map((community) => (
    <div key={community.id} className="mt-4 first-of-type:mt-2">
      <h3 className="font-[650]">{community.name}</h3>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {community.channels.map((channel) => (
          <Select
            key={channel.id}
            label={channel.name}
            value={wantsOf(choices, 'channel', channel.id) ?? asAbove}
            onChange={({ currentTarget: { value } }) =>
              choose('channel', channel.id, value === asAbove ? null : (value as Wants))
            }
            options={[
              { value: asAbove, label: settingsWords.asAbove },
              ...wants.map((one) => ({ value: one, label: wantsNames[one] })),
            ]}
            className="py-2"
          />
        ))}
      </div>
    </div>
  ))
}
