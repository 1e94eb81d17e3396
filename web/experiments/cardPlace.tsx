import { Skeleton } from '../base/parts/Skeleton.tsx'

/** As large as most cards are, so that little moves when one comes. */
export const cardPlace = <Skeleton className="mt-2.5 h-[286px] w-full max-w-[470px] rounded-[14px]!" />
