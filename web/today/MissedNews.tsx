import type { Community } from '@bewezen/domain/community/contract.ts'
import { channelPath, directPath } from '@bewezen/domain/community/paths.ts'
import { missedIn, missedSentences } from '@bewezen/domain/today/missed.ts'
import { missedWords as words } from '@bewezen/domain/today/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { PathLink } from '../base/parts/PathLink.tsx'

/** What is new over all channels, in three sentences that count; it follows the unread counts of the sidebar (SH-TODAY-06). */
export function MissedNews({ communities }: { communities: readonly Community[] }) {
  const { data } = useRead(api.community.conversations, {})
  const missed = missedIn(communities, data?.conversations ?? [])
  const sentences = missedSentences(missed)
  const { busiest } = missed
  const ways = [
    undefined,
    busiest && { to: channelPath(busiest.community, busiest.channel), name: words.toBusiest(busiest.channel.name) },
    missed.privately > 0 ? { to: directPath, name: words.toPrivate } : undefined,
  ]
  return (
    <section aria-labelledby="today-missed">
      <h2 id="today-missed" className="heading text-fs-26">
        {words.title}
      </h2>
      {sentences.length === 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="font-semibold">{words.nothing}</p>
          <p className="mt-1 text-ink-2">{words.nothingText}</p>
        </div>
      ) : (
        <ol className="mt-4">
          {sentences.map((sentence, at) => {
            const way = ways[at]
            return (
              <li key={sentence} className="flex gap-4 border-t border-line py-3.5">
                <span aria-hidden="true" className="heading w-5 flex-none text-fs-26 leading-[1.2] text-ink-3">
                  {at + 1}
                </span>
                <div className="min-w-0">
                  <p className="text-fs-18 leading-[1.5] wrap-anywhere">{sentence}</p>
                  {way && (
                    <PathLink
                      to={way.to}
                      className="inline-flex min-h-8 items-center text-fs-14 font-semibold text-ink-2 underline-offset-2"
                    >
                      {way.name}
                    </PathLink>
                  )}
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
