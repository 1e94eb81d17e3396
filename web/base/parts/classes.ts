/** Joins class names; anything that is not a string is dropped, so `condition && 'name'` can be passed. */
export const classes = (...names: unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
