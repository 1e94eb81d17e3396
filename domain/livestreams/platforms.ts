/** LIVE-FORM-06 */
export const platforms = ['youtube', 'rumble', 'custom'] as const
export type Platform = (typeof platforms)[number]
