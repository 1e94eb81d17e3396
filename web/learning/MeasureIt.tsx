import { startExperimentPath } from '@bewezen/domain/community/paths.ts'
import { goOnRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { lessonWords as words } from '@bewezen/domain/learning/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { useMay } from '../base/session/ownAccess.ts'

/** The way from a finished lesson to an experiment about it, for who may begin one; how many run counts where it is known already (COM-LEARN-45). */
export function MeasureIt() {
  const mayBegin = useMay('writeCommunity')
  const { data } = useRead(api.experiments.mine, {}, { enabled: false })
  const running = data?.experiments.filter(({ endedDay }) => endedDay === null).length ?? 0
  if (!mayBegin || goOnRefusal(running)) return null
  return (
    <p className="mt-4 text-fs-14 text-ink-2">
      <PathLink
        to={startExperimentPath}
        className="touch inline-block font-semibold text-ink underline underline-offset-3"
      >
        {words.measure}
      </PathLink>
      {'. '}
      {words.measureText}
    </p>
  )
}
