import type { RecordKind } from '@bewezen/domain/production/kinds.ts'
import { recordSays } from './messages.ts'
import { type Kept, type RecordGiven, type Saved, useRecord } from './useRecord.ts'

type InEvent<Form> = Saved<Form> & { eventId: string }
type Given<Stored extends Kept, Form extends object> = Omit<
  RecordGiven<Stored, Form, InEvent<Form>>,
  'inputOf' | 'says' | 'onDone' | 'keepAs'
> & { eventId: string; kind: RecordKind; onClose?: () => void }

/** `useRecord` for what belongs to an event and is saved as it was typed, with the messages of its kind (EV-ADMIN-17). */
export const useEventRecord = <Stored extends Kept, Form extends object>({
  eventId,
  kind,
  onClose,
  ...given
}: Given<Stored, Form>) =>
  useRecord<Stored, Form, InEvent<Form>>({
    ...given,
    inputOf: (saved) => ({ ...saved, eventId }),
    says: recordSays(kind),
    onDone: onClose,
    keepAs: `${kind}:${eventId}`,
  })
