import { Loaded } from '../parts/Loaded.tsx'
import { ResponsiveModal } from '../parts/ResponsiveModal.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

type Props = {
  title: string
  read: { isError: boolean; refetch: () => unknown }
  /** Said when it could not be read. */
  failed: string
  onClose: () => void
}

/** Stands where a form will, until what it changes was read. */
export const WaitingDialog = ({ title, read: { isError, refetch }, failed, onClose }: Props) => (
  <ResponsiveModal open onClose={onClose} title={title} width="l">
    <Loaded read={{ data: undefined, isError, refetch }} failed={failed} waiting={<Skeleton className="h-96 w-full" />}>
      {() => null}
    </Loaded>
  </ResponsiveModal>
)
