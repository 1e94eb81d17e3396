/** A line of what to bring or how to get there: the thing, and what stands behind its colon. */
export type PracticalLine = { what: string; more: string }

/** A text as its lines; empty ones are left out, and a time such as 07:47 is no colon (EV-MORE-147). */
export const practicalLines = (text: string): PracticalLine[] =>
  text.split('\n').flatMap((line) => {
    const [, what = line, more = ''] = /^(.*?\D):\s+(.*)$/.exec(line.trim()) ?? []
    return what.trim() === '' ? [] : [{ what: what.trim(), more: more.trim() }]
  })
