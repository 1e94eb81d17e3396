/** What is said under a field of a message to participants (EV-MORE-61, EV-MORE-67). */
export const writingFaultWords = {
  subjectMissing: 'Vul een onderwerp in',
  subjectTooLong: 'Het onderwerp mag maximaal 120 tekens bevatten',
  textMissing: 'Schrijf eerst een bericht',
  textTooLong: 'Het bericht mag maximaal 5000 tekens bevatten',
  thanksTooLong: 'De tekst mag maximaal 2000 tekens bevatten',
} as const
