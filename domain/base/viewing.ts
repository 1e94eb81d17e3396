/** Goes with every answer to somebody who views, and with every question of a page that shows a viewing. */
export const viewingHeader = 'x-bewezen-viewing'
