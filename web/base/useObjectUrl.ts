import { useEffect, useState } from 'react'

/** The address of a file that somebody chose, as long as it is shown; null without a file, and until it is made. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file && url
}
