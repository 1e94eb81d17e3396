/** Whether a path lies at or below another, by whole segments. */
export const isWithin = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

const withoutFooter = ['/community', '/inbox', '/admin', '/profile', '/blogs']

/** Whether the top bar stands above the page at this path (SH-ROUTE-31, SH-ROUTE-33). */
export const hasTopBar = (path: string): boolean => !isWithin(path, '/auth')

/** Whether the footer stands below the page at this path (SH-ROUTE-32, SH-ROUTE-33). */
export const hasFooter = (path: string): boolean => !withoutFooter.some((parent) => isWithin(path, parent))
