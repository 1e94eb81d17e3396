import Calendar from 'lucide-react/icons/calendar'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import type { ButtonLook } from '../base/parts/buttonLook.ts'
import { Count } from '../base/parts/Count.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { JumpDown } from '../base/parts/JumpDown.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { Family, Row, Specimen } from './Specimen.tsx'

const looks: [ButtonLook, string][] = [
  ['sun', 'Word Lid'],
  ['primary', 'Verstuur'],
  ['line', 'Meer info'],
  ['quiet', 'Annuleren'],
  ['danger', 'Verwijderen'],
]

export function ButtonsGallery() {
  const [busy, setBusy] = useState(true)
  return (
    <Family title="Knoppen">
      <Specimen title="Vijf gezichten">
        <Row>
          {looks.map(([look, text]) => (
            <Button key={look} look={look}>
              {text}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="36, 44 en 54 pixels">
        <Row>
          <Button size="s">Opslaan</Button>
          <Button icon={<Send size={18} />}>Verstuur</Button>
          <Button size="l" look="sun">
            Sluit nu aan
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Bezig houdt de breedte">
        <Row>
          <Button busy={busy} busyText="Opslaan..." onClick={() => setBusy(true)}>
            Wijzigingen opslaan
          </Button>
          <Button look="sun" busy={busy} busyText="Moment...">
            Afrekenen
          </Button>
          <Button look="line" size="s" onClick={() => setBusy(!busy)}>
            {busy ? 'Klaar' : 'Bezig'}
          </Button>
          <Spinner />
        </Row>
      </Specimen>
      <Specimen title="Uit, met de reden erbij">
        <Row>
          <Button look="primary" disabled>
            Je huidige keuze
          </Button>
          <Button look="sun" disabledBecause="Kies eerst een datum.">
            Aanmelden
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Met een icoon, als link, met een teller">
        <Row>
          <IconButton label="Agenda" icon={<Calendar size={20} />} />
          <IconButton label="Verwijderen" icon={<Trash2 size={17} />} size="s" />
          <IconButton label="Inbox, 7 ongelezen" icon={<Calendar size={20} />} badge={<Count of={7} corner />} />
          <IconButton label="Inbox, 312 ongelezen" icon={<Calendar size={20} />} badge={<Count of={312} corner />} />
          <LinkButton to="/community" look="line">
            Naar Community
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen title="Naar het nieuwste">
        {[null, 'Nieuw bericht'].map((news) => (
          <div key={news} className="relative h-20">
            <JumpDown label="Naar het nieuwste bericht" news={news} onJump={() => undefined} />
          </div>
        ))}
      </Specimen>
      <Specimen title="Over de hele breedte">
        <Button
          look="sun"
          size="l"
          block
          disabledBecause="Registreren kan zodra je gebruikersnaam beschikbaar is en beide wachtwoorden gelijk zijn."
        >
          Registreren
        </Button>
      </Specimen>
    </Family>
  )
}
