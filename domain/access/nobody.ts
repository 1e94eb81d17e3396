/** The id of the person as whom an admin views the site: of nobody, so that whatever is asked by it is empty (ADM-MORE-51). */
export const nobodyId = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
