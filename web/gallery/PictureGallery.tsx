import { families, type Motif } from '@bewezen/domain/pictures/drawings.ts'
import { type Hour, type Hue, hours, hues } from '@bewezen/domain/pictures/look.ts'
import { pictureOf } from '@bewezen/domain/pictures/picture.ts'
import { Drawn } from '../base/parts/Drawn.tsx'
import { Family, Specimen } from './Specimen.tsx'

const names: Record<keyof typeof families, string> = {
  people: 'Beelden: mensen',
  food: 'Beelden: eten en keuken',
  body: 'Beelden: lichaam en meting',
  nature: 'Beelden: bos, water en kou',
  things: 'Beelden: dingen',
}

/** Every drawing in a wide, an ordinary and a square frame; then one on every ground, at every hour, with every pair of people. */
export const PictureGallery = () => (
  <Family title="De beelden">
    {(Object.keys(families) as (keyof typeof families)[]).map((family) => (
      <Specimen key={family} title={names[family]} wide>
        <ul className="grid gap-4 lg:grid-cols-2">
          {(Object.keys(families[family]) as Motif[]).map((motif, at) => (
            <li key={motif} className="min-w-0">
              <div className="grid grid-cols-[2.2fr_1fr] gap-2">
                <Framed className="h-32" motif={motif} at={at} />
                <Framed className="h-32" motif={motif} at={at + 1} />
                <Framed className="col-span-2 h-16" motif={motif} at={at + 2} />
              </div>
              <p className="mt-1 text-fs-13 text-ink-2">{motif}</p>
            </li>
          ))}
        </ul>
      </Specimen>
    ))}
    <Specimen title="Grond, uur en mensen" wide>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {hues.map((hue, at) => (
          <li key={hue}>
            <Framed className="h-24" motif="walk" at={at} hue={hue} hour={hours[at % hours.length]} />
            <p className="mt-1 text-fs-13 text-ink-2">{hue}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  </Family>
)

const Framed = (it: { motif: Motif; at: number; hue?: Hue; hour?: Hour; className: string }) => (
  <div className={`overflow-hidden rounded-l ${it.className}`}>
    <Drawn
      of={pictureOf(it.motif, `${it.motif}${it.at}`, { hue: it.hue ?? hues[it.at % hues.length], hour: it.hour })}
    />
  </div>
)
