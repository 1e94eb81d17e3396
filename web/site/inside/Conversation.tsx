import type { Inside } from '@bewezen/domain/site/contract.ts'
import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { comparedOf, type Measured } from '@bewezen/domain/site/measured.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import Hash from 'lucide-react/icons/hash'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { MeasuredChart } from './MeasuredChart.tsx'
import { Panel } from './Panel.tsx'

const words = insideWords.measured
type Props = NonNullable<Inside['conversation']> & { isAlone: boolean }

/** A conversation as it stands in a channel, its first message with an experiment; an invented one says so (MKT-MORE-02). */
export const Conversation = ({ channel, said, measured, isSample, isAlone }: Props) => (
  <Panel
    isWide={isAlone}
    icon={<Hash size={17} aria-hidden="true" />}
    title={channel}
    beside={isSample && <Badge look="line">{homeWords.sample}</Badge>}
  >
    <ol
      aria-label={insideWords.conversation(channel)}
      className="grid flex-1 content-between gap-0.5 px-5 pt-2.5 pb-5 lg:px-5.5"
    >
      {said.map(({ name, text }, at) => (
        <li key={name + text} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3.5 py-2.5">
          <Avatar name={name} />
          <div className="min-w-0">
            <p className="leading-[1.3] font-[650] wrap-anywhere">{name}</p>
            <p dir="auto" className="leading-normal wrap-anywhere">
              {text}
            </p>
            {at === 0 && <Experiment {...measured} />}
          </div>
        </li>
      ))}
    </ol>
    <p className="border-t border-line px-5 py-3 text-fs-14 text-ink-2 lg:px-5.5">{insideWords.nOfOne}</p>
  </Panel>
)

/** The experiment as a message shows it: what was changed, what was measured, and the difference. */
function Experiment(measured: Measured) {
  const { before, after, unit } = measured
  return (
    <div className="mt-3 rounded-l border border-line bg-bg px-4 pt-3.5 pb-2.5 max-sm:-ml-[58px]">
      <div className="mb-1.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_180px]">
          <p className="font-[650] wrap-anywhere">{words.title(measured)}</p>
          <p className="text-fs-13 text-ink-3">{words.count(before.length, after.length)}</p>
        </div>
        <Badge look="sun">{words.difference(comparedOf(measured), unit)}</Badge>
      </div>
      <MeasuredChart of={measured} />
      <p className="mt-1.5 text-fs-13 text-ink-3">{words.note}</p>
    </div>
  )
}
