/** The ports at which a mailbox is read, both encrypted: from the first byte on, and after STARTTLS (IN-EXT-42). */
export const imapPorts = ['993', '143'] as const

/** Why a mailbox could not be read (IN-EXT-43). */
export const mailTroubles = ['password', 'unreachable', 'insecure', 'notPublic', 'broken'] as const
export type MailTrouble = (typeof mailTroubles)[number]

/** Whether a text is the name of a machine; a bare address proves itself by no certificate. */
export const isMailHost = (typed: string): boolean =>
  typed.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(typed)

const mostPause = 60

/** Minutes until a mailbox that could not be read so many times in a row is tried again: no server shuts us out for knocking (IN-EXT-43). */
export const pauseMinutes = (failures: number): number => Math.min(mostPause, 2 ** Math.min(failures - 1, 10))
