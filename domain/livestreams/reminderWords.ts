/** What a reminder of a stream says, in the inbox and by mail (LIVE-MORE-17). */
export const reminderWords = {
  title: 'De livestream begint zo',
  text: (title: string, time: string) => `${title} begint om ${time}.`,
  subject: (time: string) => `Om ${time} begint de livestream`,
  action: 'Naar de livestream',
  /** What a push says under its title. */
  look: 'Bekijk de livestream',
  why: 'je om een herinnering vroeg',
} as const
