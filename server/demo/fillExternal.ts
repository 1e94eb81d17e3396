import { outsideSources, outsideThreads, readyAnswers } from './external.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { Who } from './people.ts'
import type { vocabulary } from './vocabulary.ts'

const hour = 3_600_000

/** Lets people without an account have written to the site. */
export async function fillExternal(
  given: ReturnType<typeof vocabulary>,
  cast: Record<Who, GivenPerson>,
): Promise<void> {
  const sources = new Map<string, Awaited<ReturnType<typeof given.externalSource>>>()
  for (const [at, source] of outsideSources.entries())
    sources.set(
      source.name,
      await given.externalSource({
        ...source,
        by: cast.jasper,
        at: new Date(Date.now() - (30 - at) * 24 * hour),
      }),
    )
  for (const { source, assignee, lines, ...thread } of outsideThreads)
    await given.externalThread({
      ...thread,
      source: sources.get(source),
      ...(assignee ? { assignee: cast[assignee] } : {}),
      lines: lines.map(({ hoursAgo, by, ...line }) => ({
        ...line,
        at: new Date(Date.now() - hoursAgo * hour),
        ...(by ? { by: cast[by] } : {}),
      })),
    })
  for (const [title, content] of readyAnswers) await given.cannedAnswer(title, content)
}
