import { DaylightStrip, DaylightTimes } from '../base/parts/DaylightStrip.tsx'
import { HorizonArt } from '../base/parts/HorizonArt.tsx'
import { Skeleton, SkeletonRow } from '../base/parts/Skeleton.tsx'
import { Sky } from '../base/parts/Sky.tsx'
import { skyThemes } from '../base/parts/skyGround.ts'
import { Family, Row, Specimen } from './Specimen.tsx'

const october = { sunrise: 496, sunset: 1111 }
const hours = [150, 500, 620, 780, 1040, 1100, 1290]

export const ArtGallery = () => (
  <Family title="De dag">
    <Specimen title="Luchten: het uur en het thema" wide>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {skyThemes.map((theme, index) => (
          <li key={theme}>
            <div className="h-28 overflow-hidden rounded-l">
              <Sky theme={theme} at={hours[index] ?? 780} {...october} />
            </div>
            <p className="mt-1 text-fs-13 text-ink-2">{theme}</p>
          </li>
        ))}
        <li>
          <div className="size-28 overflow-hidden rounded-l">
            <Sky theme="slaap" at={500} {...october} />
          </div>
          <p className="mt-1 text-fs-13 text-ink-2">vierkant</p>
        </li>
      </ul>
    </Specimen>
    <Specimen title="Daglijn in oktober, december en juni">
      <div className="grid gap-6">
        <DaylightStrip now={619} {...october} />
        <DaylightStrip now={1000} sunrise={525} sunset={989} />
        <DaylightStrip now={300} sunrise={318} sunset={1324} />
        <DaylightTimes {...october} />
      </div>
    </Specimen>
    <Specimen title="Horizon: nog onder, op, leeg">
      <Row>
        <HorizonArt kind="below" />
        <HorizonArt kind="up" />
        <HorizonArt kind="arc" />
      </Row>
    </Specimen>
    <Specimen title="Onderweg">
      <SkeletonRow />
      <Skeleton className="h-24 w-full" />
    </Specimen>
  </Family>
)
