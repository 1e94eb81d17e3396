import { markWords } from '@bewezen/domain/search/searching.ts'

/** A text with the words that were looked for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return markWords(text, words).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.found ? (
      <mark
        key={key}
        className="rounded-[3px] bg-sun-soft px-px text-inherit underline decoration-sun-ink decoration-2"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
