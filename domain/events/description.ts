/** How many sentences of a description a card shows (EV-CARD-03, EV-LIMIT-14). */
export const previewSentences = 3

/**
 * The first sentences of a description, and whether there is more. A sentence goes up to and including '.', '!' or '?'
 * before white space or the end, or up to a line break (EV-CARD-03, EV-CARD-04, EV-CARD-14).
 */
export function descriptionPreview(description: string): { preview: string; hasMore: boolean } {
  const text = description.trim()
  const ends = [...text.matchAll(/[.!?]+(?=\s|$)|\n+/g)]
  // A line break right after a full stop ends the same sentence.
  const sentences = ends.filter((end, at) => text.slice(endOf(ends[at - 1]), end.index + end[0].length).trim() !== '')
  const cut = endOf(sentences[previewSentences - 1])
  if (cut === 0 || text.slice(cut).trim() === '') return { preview: text, hasMore: false }
  return { preview: text.slice(0, cut).trim(), hasMore: true }
}

const endOf = (match: RegExpExecArray | undefined): number => (match ? match.index + match[0].length : 0)
