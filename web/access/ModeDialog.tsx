import { modeQuestions } from '@bewezen/domain/access/modeWords.ts'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { useModes } from './useModes.ts'

type Props = { onClose: () => void }

/** Asks before the site closes or opens for its members: this is one press away from everywhere (ADM-MORE-36). */
export const MaintenanceDialog = (props: Props) => <Mode of="maintenance" {...props} />

/** The same for tester mode. */
export const TesterDialog = (props: Props) => <Mode of="tester" {...props} />

function Mode({ of, onClose }: Props & { of: 'maintenance' | 'tester' }) {
  const modes = useModes(true)
  if (!modes) return null
  const { question, text, verb } = modeQuestions[of][modes[of] ? 'off' : 'on']
  const put = of === 'maintenance' ? modes.onMaintenance : modes.onTester
  const act = () => {
    put(!modes[of])
    onClose()
  }
  return <ConfirmDialog open onClose={onClose} onConfirm={act} question={question} text={text} verb={verb} harmless />
}
