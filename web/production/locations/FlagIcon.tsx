import Bed from 'lucide-react/icons/bed-single'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import Bulb from 'lucide-react/icons/lightbulb'
import Monitor from 'lucide-react/icons/monitor'
import Plug from 'lucide-react/icons/plug'
import Shower from 'lucide-react/icons/shower-head'
import Toilet from 'lucide-react/icons/toilet'
import Volume from 'lucide-react/icons/volume-2'
import Wifi from 'lucide-react/icons/wifi'
import type { FlagName } from './flags.ts'

const icons = {
  ov: Bus,
  auto: Car,
  wc: Toilet,
  douche: Shower,
  slaapplek: Bed,
  stopcontacten: Plug,
  scherm: Monitor,
  geluid: Volume,
  verlichting: Bulb,
  wifi: Wifi,
} satisfies Record<FlagName, unknown>

/** The picture of what a location may have; the word beside it says it (EV-LOC-04..06). */
export function FlagIcon({ name }: { name: FlagName }) {
  const Icon = icons[name]
  return <Icon size={16} aria-hidden="true" className="flex-none" />
}
