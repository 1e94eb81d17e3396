import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { useWide } from '../../base/parts/useWide.ts'

type Props = {
  /** What is added, 'Kosten toevoegen'. */
  title: string
  /** The form for a new one; with a function to close it where it is a dialog. */
  form: (onClose?: () => void) => ReactNode
  children: ReactNode
}

/** A list with the form for a new one beside it; without room for both a button opens the form. */
export function Beside({ title, form, children }: Props) {
  const isWide = useWide()
  const [adds, setAdds] = useState(false)
  if (isWide)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_336px] items-start gap-5">
        <div className="grid gap-5">{children}</div>
        {form()}
      </div>
    )
  return (
    <div className="grid gap-4">
      <Button icon={<Plus size={18} />} onClick={() => setAdds(true)} className="justify-self-start">
        {title}
      </Button>
      {children}
      {adds && form(() => setAdds(false))}
    </div>
  )
}
