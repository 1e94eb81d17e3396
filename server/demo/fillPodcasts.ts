import { coverPicture } from './articles.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { Who } from './people.ts'
import { episodes } from './podcasts.ts'
import type { vocabulary } from './vocabulary.ts'

/** The episodes of the demonstration, with what was said under them and what people kept. */
export async function fillPodcasts(
  given: ReturnType<typeof vocabulary>,
  cast: Readonly<Record<Who, GivenPerson>>,
): Promise<void> {
  for (const { speaker, daysAgo, picture, comments = [], savedBy = [], heardBy = [], ...text } of episodes) {
    const at = daysAgo === null ? null : new Date(Date.now() - daysAgo * 86_400_000)
    const episode = await given.podcast({
      ...text,
      at,
      speaker: cast[speaker],
      by: cast.jasper,
      ...(picture ? { picture: { file: await coverPicture(picture), owner: cast.jasper } } : {}),
    })
    const said = at ?? new Date()
    for (const who of savedBy) await given.podcastMark(cast[who], episode, { savedAt: said })
    for (const who of heardBy) await given.podcastMark(cast[who], episode, { heardAt: said })
    await given.comments(
      { kind: 'podcast', id: episode.id },
      null,
      comments.map(([who, content, hours]) => ({
        by: cast[who],
        content,
        at: new Date(said.getTime() + hours * 3_600_000),
      })),
    )
  }
}
