/** Of the message that is answered a quote line is shown, not the whole: this many characters at most, as the database counts them. */
export const quoteLength = 300

/** The quote line of a text, the same as the server cuts it. */
export const quoteOf = (text: string): string => [...text].slice(0, quoteLength).join('')
