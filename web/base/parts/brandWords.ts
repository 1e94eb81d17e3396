/** The one sentence of the mark, apart from the shell's, since pages without a bar show it too. */
export const brandWords = { home: (site: string) => `${site}, naar het begin` }
