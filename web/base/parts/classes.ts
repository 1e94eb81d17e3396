/** Joins the class names that apply; whatever is no text drops out, so `condition && 'name'` can be passed. */
export const classes = (...names: unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
