import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The words of a text for searching: Dutch, accents ignored, each both as typed and as its stem. A condition
 * `wordsOf(…) @@ …` is answered by an index on exactly the same expression.
 */
export const wordsOf = (text: SQLWrapper): SQL<string> => sql`search_words(${text})`

/**
 * A question for `wordsOf`: every word must occur, as the beginning of a word or in another form of it. The words hold
 * letters and digits only (`searchWords` of domain/search), so that none is an operator.
 */
export const askWords = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map(
      (word) =>
        sql`(to_tsquery('public.search_plain', ${`'${word}':*`}) || to_tsquery('public.search_dutch', ${`'${word}'`}))`,
    ),
    sql` && `,
  )})`
