/** The look of a picture that somebody uploaded: no brighter than its page allows, so that it outshines no text (MKT-MORE-37). */
export const dims = 'dark:brightness-85 redlight:brightness-50'
