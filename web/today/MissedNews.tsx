import type { Community } from '@bewezen/domain/community/contract.ts'
import { authorName, conversationName } from '@bewezen/domain/community/desk.ts'
import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { channelPath, conversationPath, directPath } from '@bewezen/domain/community/paths.ts'
import { type Missed, missedIn, missedSentences, namedAtMost } from '@bewezen/domain/today/missed.ts'
import { noticedSentence } from '@bewezen/domain/today/noticed.ts'
import { missedWords as words } from '@bewezen/domain/today/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import type { useNoticed } from './useNoticed.ts'

type Noticed = NonNullable<ReturnType<typeof useNoticed>['noticed']>
type Props = { communities: readonly Community[]; noticed: Noticed | null }

/** What is new over all channels, in three sentences that count and name, each with the ways there; it follows the unread counts of the sidebar (SH-TODAY-06, SH-TODAY-21). */
export function MissedNews({ communities, noticed }: Props) {
  const { data } = useRead(api.community.conversations, {})
  const missed = missedIn(communities, data?.conversations ?? [])
  const sentences = missedSentences(missed)
  const ways = waysTo(missed, noticed)
  return (
    <section aria-labelledby="today-missed">
      <h2 id="today-missed" className="heading text-fs-26">
        {words.title}
      </h2>
      {sentences.length === 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="font-semibold">{data ? words.nothing : words.all(0, { names: [], others: 0 })}</p>
          {data && <p className="mt-1 text-ink-2">{words.nothingText}</p>}
        </div>
      ) : (
        <ol className="mt-4">
          {sentences.map((sentence, at) => (
            <li key={sentence} className="flex gap-4 border-t border-line py-3.5">
              <span aria-hidden="true" className="heading w-5 flex-none text-fs-26 leading-[1.2] text-ink-3">
                {at + 1}
              </span>
              <div className="min-w-0">
                <p className="text-fs-18 leading-[1.5] wrap-anywhere">
                  {sentence}
                  {at === 1 && noticed && <span dir="auto"> {noticedSentence(noticed)}</span>}
                </p>
                <Ways of={ways[at] ?? []} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type Way = { to: string; name: string }

/** Where each sentence leads: to every channel and person that it names. */
function waysTo({ places, talks }: Missed<Community, Conversation>, noticed: Noticed | null): readonly Way[][] {
  const channels = places.slice(0, namedAtMost).map(({ community, channel }) => ({
    to: channelPath(community, channel),
    name: words.toBusiest(channel.name),
  }))
  const people = talks.slice(0, namedAtMost).map((talk) => ({
    to: conversationPath(talk.id),
    name: words.toTalk(conversationName(talk)),
  }))
  const rest = talks.length > namedAtMost ? [{ to: directPath, name: words.toPrivate }] : []
  const busiest = channels.slice(0, 1)
  const message = busiest.flatMap(({ to }) =>
    noticed
      ? [{ to: `${to}?messageId=${noticed.message.id}`, name: words.toMessage(authorName(noticed.message)) }]
      : [],
  )
  return [channels, message.length > 0 ? message : busiest, [...people, ...rest]]
}

const Ways = ({ of }: { of: readonly Way[] }) => (
  <p className="flex flex-wrap gap-x-4">
    {of.map(({ to, name }) => (
      <PathLink
        key={to}
        to={to}
        className="inline-flex min-h-8 items-center text-fs-14 font-semibold text-ink-2 underline-offset-2 wrap-anywhere"
      >
        {name}
      </PathLink>
    ))}
  </p>
)
