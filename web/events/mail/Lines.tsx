import { Fragment } from 'react'

/** A text in paragraphs: where it has an empty line. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The lines of a paragraph as they were typed. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
