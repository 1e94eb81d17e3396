import { enrolButtonWords } from '@bewezen/domain/events/words.ts'
import QrCode from 'lucide-react/icons/qr-code'
import type { ComponentProps } from 'react'
import { Button } from '../../base/parts/Button.tsx'

export type TicketProps = { dateId: string }

/** Opens the own code; all else of it comes when somebody goes for it. */
export const TicketButton = ({ dateId: _, ...rest }: TicketProps & Partial<ComponentProps<'button'>>) => (
  <Button {...rest} block look="primary" icon={<QrCode size={18} />}>
    {enrolButtonWords.showCode}
  </Button>
)
