import { useLights } from '../base/look/useLights.ts'
import { Button } from '../base/parts/Button.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { words } from '../shell/index.ts'

/** The two switches that light the gallery. */
export function LightsBar() {
  const { theme, redLight, stepTheme, switchRedLight } = useLights()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Button look="line" size="s" onClick={stepTheme}>
        {words.theme}: {words.themes[theme]}
      </Button>
      <Switch label={<span lang="en">{words.redLight}</span>} checked={redLight} onChange={switchRedLight} />
    </div>
  )
}
