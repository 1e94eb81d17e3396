import type { ReactNode } from 'react'
import { SearchField } from './SearchField.tsx'
import type { useSought } from './useSought.ts'

type Props = {
  /** Where it is sent until the code of the page is there, and without any. */
  action: string
  label: string
  maxLength: number
  sought: ReturnType<typeof useSought>
  /** What is chosen beside it, and goes along when it is sent. */
  category: string | null
  className?: string
  fieldClassName?: string
  children?: ReactNode
}

/** The search box of a public list, which looks while one types, and is a form until its code is there (POD-LIST-01, BLOG-AREA-20). */
export const SearchForm = ({
  action,
  label,
  maxLength,
  sought,
  category,
  className,
  fieldClassName,
  children,
}: Props) => (
  <form action={action} className={className} onSubmit={(event) => event.preventDefault()}>
    {category && <input type="hidden" name="onderwerp" value={category} />}
    <SearchField
      ref={sought.field}
      label={label}
      name="zoek"
      value={sought.typed}
      maxLength={maxLength}
      onChange={(event) => sought.type(event.currentTarget.value)}
      className={fieldClassName}
    />
    {children}
  </form>
)
