/** A name as the end of a sentence: one that ends with a sign of its own takes no full stop (EV-EDGE-47). */
export const sentenceEnd = (name: string): string => (/[.!?…]["'’”)]*$/.test(name.trimEnd()) ? name : `${name}.`)
