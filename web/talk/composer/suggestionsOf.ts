import type { BatchMention } from '@bewezen/domain/community/mentions.ts'
import type { Client } from '../../base/api/client.ts'

type Mentionable = Awaited<ReturnType<Client['community']['mentionable']>>
export type Suggestion =
  | { name: string; person: Mentionable['people'][number]; batch?: undefined }
  | { name: BatchMention; batch: BatchMention; person?: undefined }

/** What the list shows: the groups that match above at most 8 people (IN-MENTION-08). */
export const suggestionsOf = (found: Mentionable | undefined): Suggestion[] =>
  found
    ? [
        ...found.groups.map((batch): Suggestion => ({ name: batch, batch })),
        ...found.people.map((person): Suggestion => ({ name: person.username, person })),
      ]
    : []
