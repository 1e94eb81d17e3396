import { roles } from '@bewezen/domain/access/roles.ts'
import Clock from 'lucide-react/icons/clock'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Card } from '../base/parts/Card.tsx'
import { Chip, RemovableChip } from '../base/parts/Chip.tsx'
import { Count } from '../base/parts/Count.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import { SunMark } from '../base/parts/SunMark.tsx'
import { Tooltip } from '../base/parts/Tooltip.tsx'
import { Family, Row, Specimen } from './Specimen.tsx'

const people = ['Sanne de Wit', 'Bram Kuipers', 'Teun Bakker', 'Fatima el Amrani', 'Joost Mulder']

export function MarksGallery() {
  const [chosen, setChosen] = useState(true)
  const [allergies, setAllergies] = useState(['Noten', 'Schaaldieren'])
  return (
    <Family title="Merken en mensen">
      <Specimen title="Badges">
        <Row>
          <Badge look="live">LIVE</Badge>
          <Badge look="sky">Gepland</Badge>
          <Badge look="ember">Bijna vol!</Badge>
          <Badge look="night">Vol - Wachtlijst</Badge>
          <Badge look="line" icon={<Zap size={14} />}>
            Direct
          </Badge>
          <Badge look="line" icon={<Clock size={14} />}>
            +48u
          </Badge>
          <Badge>Concept</Badge>
          <Badge look="moss">+1,5 uur</Badge>
        </Row>
      </Specimen>
      <Specimen title="Rollen">
        <Row>
          {roles.map((role) => (
            <RoleBadge key={role} of={role} />
          ))}
          <RoleBadge of="onbekend" />
        </Row>
      </Specimen>
      <Specimen title="Avatars met levelring 1 tot 5, zonder level, groot">
        <Row>
          {people.map((name, index) => (
            <Avatar key={name} name={name} level={index + 1} />
          ))}
          <Avatar name="Lieke Postma" />
          <Avatar name="Sanne de Wit" level={2} size={84} />
          <Avatar name="Noor Vermeulen" level={5} size={38} />
        </Row>
      </Specimen>
      <Specimen title="Chips en tellers">
        <Row>
          <Chip chosen={chosen} onChoose={setChosen}>
            Vermeldingen
          </Chip>
          <Chip chosen={!chosen} onChoose={(on) => setChosen(!on)}>
            Reacties
          </Chip>
          {allergies.map((allergy) => (
            <RemovableChip
              key={allergy}
              removeLabel={`${allergy} verwijderen`}
              onRemove={() => setAllergies(allergies.filter((other) => other !== allergy))}
            >
              {allergy}
            </RemovableChip>
          ))}
          <Count of={1} />
          <Count of={99} />
          <Count of={100} />
          <Count of={3} look="primary" />
        </Row>
      </Specimen>
      <Specimen title="Kaart">
        <Card pad>
          <p className="heading text-fs-21">Masterclass Ochtendlicht</p>
          <p className="mt-1 text-fs-14 text-ink-2">za 24 okt, 08:30</p>
        </Card>
      </Specimen>
      <Specimen title="Merk en tip">
        <Row>
          <SunMark size={48} />
          <span className="rounded-m bg-night p-3 text-on-night">
            <SunMark size={48} />
          </span>
          <Tooltip text="Zon op om 08:16, zon onder om 18:31">
            <button type="button" className="rounded-m border border-line-strong px-3 py-2">
              Wijs mij aan
            </button>
          </Tooltip>
        </Row>
      </Specimen>
    </Family>
  )
}
