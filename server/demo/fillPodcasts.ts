import { namedId } from '../base/namedId.ts'
import { coverPicture } from './articles.ts'
import { momentOf } from './crowd/momentOf.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { Who } from './people.ts'
import { episodes } from './podcasts.ts'
import type { vocabulary } from './vocabulary.ts'

/**
 * The episodes of the demonstration, with what was said under them and what people kept. In the big demo community they
 * have drawings of what they are about, and skies of their own in the small one (COM-START-50).
 */
export async function fillPodcasts(
  given: ReturnType<typeof vocabulary>,
  cast: Readonly<Record<Who, GivenPerson>>,
  isFull: boolean,
): Promise<void> {
  for (const { speaker, daysAgo, picture, comments = [], savedBy = [], heardBy = [], ...text } of episodes) {
    // In the big one everything comes in the morning, so that what is said of it that day lies after it.
    const at =
      daysAgo === null
        ? null
        : isFull
          ? momentOf(new Date(), daysAgo, '06:30')
          : new Date(Date.now() - daysAgo * 86_400_000)
    const episode = await given.podcast({
      ...text,
      at,
      speaker: cast[speaker],
      by: cast.jasper,
      ...(isFull ? { id: namedId(`podcast ${text.title}`) } : {}),
      ...(picture && !isFull ? { picture: { file: await coverPicture(picture), owner: cast.jasper } } : {}),
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
