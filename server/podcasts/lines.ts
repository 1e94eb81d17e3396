import type { PodcastValues } from '@bewezen/domain/podcasts/podcastForm.ts'
import { readTranscript } from '@bewezen/domain/podcasts/transcript.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { wordsOf } from '../base/database/words.ts'
import { podcastLines } from './tables.ts'

/** Rows that one insert takes: a query has a limit of parameters. */
const atOnce = 1_000

/** Stores the lines of a transcript anew: what is read, and what is searched (POD-MORE-08, POD-MORE-10). */
export async function keepLines(writer: Reader, podcastId: string, transcript: string): Promise<void> {
  await writer.delete(podcastLines).where(eq(podcastLines.podcastId, podcastId))
  const lines = readTranscript(transcript)
  const rows = lines.map(({ seconds, speaker, text }, place) => {
    const words = [text, lines[place + 1]?.text ?? ''].join(' ').trim()
    return { podcastId, place, seconds, speaker, content: text, words, foundBy: wordsOf(sql`${words}::text`) }
  })
  for (let from = 0; from < rows.length; from += atOnce)
    await writer.insert(podcastLines).values(rows.slice(from, from + atOnce))
}

/** What stands around the player of an episode, for `podcasts.words`. */
export const wordsAround = ({ title, summary, description, categories }: PodcastValues): string =>
  [title, summary, description, ...categories].filter(Boolean).join(' ')
