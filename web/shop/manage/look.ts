/** Two or three fields of the product form beside each other, where there is room. */
export const pair = 'grid content-start gap-4 sm:grid-cols-2'
export const triple = 'grid content-start gap-4 sm:grid-cols-3'
/** A tick beside fields: on the line of their boxes. */
export const besideFields = 'sm:mt-[27px] sm:self-start sm:flex sm:min-h-[46px] sm:items-center'
