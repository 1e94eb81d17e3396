import { useEffect, useRef } from 'react'

type Props = { children: string; takesFocus: boolean }

/** The title of a step; after a press that led here the button is gone, so the focus comes to it and it is read out. */
export function StepTitle({ children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="heading text-fs-26 leading-[1.12] tracking-[-0.03em] outline-none lg:text-fs-34"
    >
      {children}
    </h1>
  )
}
