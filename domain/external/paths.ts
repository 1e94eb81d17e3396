/** The section of the admin area (IN-EXT-12). */
export const externalPath = '/admin/externe-berichten'

/** The address of a conversation with somebody outside (IN-CARD-22). */
export const externalThreadPath = (threadId: string): string => `${externalPath}?gesprek=${threadId}`
