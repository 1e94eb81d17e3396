import type { Notice } from '../base/words.ts'
import { chatWords, composerWords, postRefused } from './words.ts'

/** The editor of a message, which comes when somebody edits one (COM-CHAT-15, COM-CHAT-30). */
export const editWords = {
  title: 'Bericht bewerken',
  save: 'Opslaan',
  saving: 'Opslaan...',
  cancel: 'Annuleren',
  saved: 'Bericht opgeslagen',
  dropQuestion: 'Wijzigingen weggooien?',
  failed: { title: 'Niet opgeslagen', text: 'Probeer het opnieuw.' } satisfies Notice,
} as const

/** What changing a message answers to a refusal (COM-CHAT-15, COM-CHAT-30). */
export const editRefused = {
  EDIT_OVER: { title: 'Niet opgeslagen', text: 'Een bericht kun je tot 15 minuten na het versturen bewerken.' },
  CHANGED: {
    title: 'Niet opgeslagen',
    text: 'Je hebt dit bericht intussen ergens anders bewerkt. Sla nog eens op om die tekst te vervangen.',
  },
  TOO_MANY_REQUESTS: { title: 'Niet opgeslagen', text: postRefused.TOO_MANY_REQUESTS.text },
  CHANNEL_READ_ONLY: { title: 'Niet opgeslagen', text: chatWords.readOnly },
  CONVERSATION_CLOSED: { title: 'Niet opgeslagen', text: chatWords.closed },
  NOT_FOUND: { title: 'Niet opgeslagen', text: chatWords.gone },
  INVALID_INPUT: { title: 'Niet opgeslagen', text: composerWords.empty },
} as const satisfies Record<string, Notice>
