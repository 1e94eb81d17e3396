import { channelPath } from '@bewezen/domain/community/paths.ts'
import type { OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import Hash from 'lucide-react/icons/hash'
import Lock from 'lucide-react/icons/lock'
import { PathLink } from '../base/parts/PathLink.tsx'

/** Where others see it, each with the way to the message (COM-N1-07, COM-N1-10). */
export const Shares = ({ of: { shares } }: { of: OwnExperiment }) =>
  shares.length === 0 ? (
    <p className="mt-3 flex items-center gap-2 text-fs-14 text-ink-2">
      <Lock size={16} />
      {words.sharedNowhere}
    </p>
  ) : (
    <div className="mt-3 text-fs-14 text-ink-2">
      <p>
        {words.sharedIn}{' '}
        {shares.map(({ messageId, channelName, channelSlug, communitySlug }, at) => (
          <span key={messageId}>
            {at > 0 && ', '}
            <PathLink
              to={`${channelPath({ slug: communitySlug }, { slug: channelSlug })}?messageId=${messageId}`}
              className="inline-flex min-h-6 items-baseline gap-0.5 font-semibold"
            >
              <Hash size={14} className="self-center" />
              {channelName}
            </PathLink>
          </span>
        ))}
      </p>
      <p className="text-fs-13 text-ink-3">{words.sharedHint}</p>
    </div>
  )
