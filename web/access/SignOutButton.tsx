import { coverWords } from '@bewezen/domain/access/words.ts'
import LogOut from 'lucide-react/icons/log-out'
import type { ComponentProps } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { signOut } from '../base/session/signOut.ts'

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'ref'>

/** The way out of a cover: ends the session, whatever the cover is about (SH-MAINT-14). */
export const SignOutButton = (props: Props) => (
  <Button {...props} icon={<LogOut size={18} />} onClick={() => void signOut()}>
    {coverWords.signOut}
  </Button>
)
