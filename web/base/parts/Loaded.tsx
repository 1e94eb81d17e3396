import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'
import { words } from './words.ts'

type Props<Data> = {
  /** The result of `useRead`. */
  read: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** Said in its place when it could not be loaded. */
  failed: string
  /** Stands in its place while it is on its way. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** One thing that is read, in each of its states: on its way, failed or here. What was here once stays when a later read fails. */
export function Loaded<Data>({
  read: { data, isError, refetch },
  failed,
  waiting = <Skeleton className="h-64 w-full" />,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data)
  if (isError) return <LoadFailed title={failed} onRetry={() => void refetch()} />
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {waiting}
    </>
  )
}
