/**
 * Goes with every answer to somebody who views, as whom and until when (`student 2026-11-27T12:00:00.000Z`), and with every
 * question of a page that shows a viewing.
 */
export const viewingHeader = 'x-bewezen-viewing'
