import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import { api } from '../../base/api/api.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useExternalChange } from '../useExternalChange.ts'

/** Lets a source take messages in or not, at once (IN-EXT-13, IN-EXT-23). */
export function SourceSwitch({ source: { id, name, isActive } }: { source: ExternalSource }) {
  const change = useExternalChange(api.external.switchSource, {
    said: ({ isActive }) => (isActive ? sourceScreenWords.isOn : sourceScreenWords.isOff),
    failed: words.switchFailed,
  })
  const active = useToggle({
    key: `external source ${id}`,
    stored: isActive,
    call: (on) => change.mutateAsync({ id, isActive: on }),
  })
  return (
    <Switch
      label={<span className="sr-only">{sourceScreenWords.activeOf(name)}</span>}
      checked={active.shown}
      onChange={(on) => void active.want(on)}
      className="w-11 gap-0!"
    />
  )
}
