import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Checkbox, Radios } from '../base/parts/Checkbox.tsx'
import { OwnPasswordField } from '../base/parts/OwnPasswordField.tsx'
import { PasswordChecklist } from '../base/parts/PasswordChecklist.tsx'
import { PasswordField } from '../base/parts/PasswordField.tsx'
import { PictureField } from '../base/parts/PictureField.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { Select } from '../base/parts/Select.tsx'
import { Slider } from '../base/parts/Slider.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { Family, Specimen } from './Specimen.tsx'

const wishes: [label: string, isMet: (typed: string) => boolean][] = [
  ['Minimaal 8 karakters', (typed) => typed.length >= 8],
  ['Een kleine letter', (typed) => /\p{Ll}/u.test(typed)],
  ['Een hoofdletter', (typed) => /\p{Lu}/u.test(typed)],
  ['Een cijfer', (typed) => /\d/.test(typed)],
  ['Een symbool', (typed) => /[^\p{L}\d\s]/u.test(typed)],
]

export function FieldsGallery() {
  const [password, setPassword] = useState('Zonlicht08')
  const [proof, setProof] = useState('')
  const [kind, setKind] = useState<'all' | 'mentions' | 'replies'>('all')
  const [live, setLive] = useState(true)
  const [stress, setStress] = useState<number | null>(4)
  const [sleep, setSleep] = useState<number | null>(null)
  return (
    <Family title="Velden">
      <Specimen title="Tekst">
        <div className="grid gap-[18px]">
          <TextField label="Voornaam" defaultValue="Lieke" autoComplete="off" required />
          <TextField
            label="Gebruikersnaam"
            defaultValue="lieke_postma"
            autoComplete="off"
            ok="Username is beschikbaar"
            hint="Alleen letters, cijfers en underscores toegestaan."
          />
          <TextField
            label="E-mailadres"
            type="email"
            icon={<Mail size={18} />}
            defaultValue="lieke"
            autoComplete="off"
            error="Voer een geldig e-mailadres in"
          />
          <TextField label="Slaap" unit="uur" inputMode="decimal" defaultValue="7,5" optional />
          <TextField label="Lid sinds" defaultValue="22 oktober 2026" disabled />
        </div>
      </Specimen>
      <Specimen title="Wachtwoord">
        <div className="grid gap-[18px]">
          <PasswordField
            label="Wachtwoord"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            belowId="eisen"
            below={
              <PasswordChecklist
                id="eisen"
                label="Eisen aan je wachtwoord"
                checks={wishes.map(([label, isMet]) => ({ label, met: isMet(password) }))}
              />
            }
          />
          <PasswordField
            label="Herhaal wachtwoord"
            autoComplete="new-password"
            defaultValue="Zonlicht0"
            error="Wachtwoorden komen niet overeen"
          />
          <OwnPasswordField
            words={{ password: 'Je wachtwoord', passwordHint: 'Om te bevestigen dat jij het bent.' }}
            value={proof}
            error={null}
            onType={setProof}
          />
        </div>
      </Specimen>
      <Specimen title="Meer regels, een keuze, zoeken">
        <div className="grid gap-[18px]">
          <TextArea
            label="Beschrijving"
            hint="Minimaal 10 karakters"
            atMost={1000}
            required
            defaultValue="Als ik in Slaap en ritme op een reactie klik, springt de lijst naar boven en ben ik mijn plek kwijt."
          />
          <TextArea
            label="Korte bio"
            atMost={40}
            defaultValue="Ik test wat mijn patiënten ook kunnen proberen."
            error="Maximaal 40 karakters"
          />
          <Select
            label="Pagina"
            options={[
              { value: 'chat', label: 'Chat' },
              { value: 'events', label: 'Events' },
            ]}
          />
          <SearchField label="Zoek in berichten..." />
        </div>
      </Specimen>
      <Specimen title="Afbeelding">
        <div className="grid gap-6">
          <Picture address={null} />
          <Picture address="/icons/icon-512.png" />
          <Picture address={null} isUploading />
        </div>
      </Specimen>
      <Specimen title="Een cijfer op een schaal">
        <div className="grid gap-6">
          <Slider
            label="Stress niveau"
            value={stress}
            onChange={setStress}
            min={1}
            max={10}
            ends={['Kalm', 'Gespannen']}
          />
          <Slider
            label="Slaapkwaliteit"
            value={sleep}
            onChange={setSleep}
            min={1}
            max={10}
            ends={['Onrustig', 'Diep']}
            error="Slaapkwaliteit moet tussen 1 en 10 zijn"
          />
        </div>
      </Specimen>
      <Specimen title="Aan, uit en één van een paar">
        <div className="grid gap-3">
          <Checkbox label="Naar buiten vóór 09:00" defaultChecked />
          <Checkbox label="Tien minuten ademhaling" hint="Telt mee voor de challenge van deze week." />
          <Checkbox label="Ik ga akkoord met de algemene voorwaarden" error="Ga eerst akkoord met de voorwaarden." />
          <Radios
            label="Type"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'all', label: 'Alle', end: 7 },
              { value: 'mentions', label: 'Vermeldingen', end: 2 },
              { value: 'replies', label: 'Reacties', end: 3 },
            ]}
          />
          <Switch
            label="Live meldingen"
            hint="Nieuwe meldingen verschijnen zonder verversen."
            checked={live}
            onChange={setLive}
          />
          <Switch label="Geluid bij een nieuw bericht" checked={!live} onChange={(on) => setLive(!on)} />
        </div>
      </Specimen>
    </Family>
  )
}

/** A field for a picture, which sends nothing here: what is chosen stays in this browser. */
function Picture({ address, isUploading = false }: { address: string | null; isUploading?: boolean }) {
  const [shown, setShown] = useState(address)
  return (
    <PictureField
      words={{
        legend: 'Afbeelding',
        choose: 'Afbeelding kiezen',
        other: 'Andere afbeelding',
        takeAway: 'Afbeelding weghalen',
        hint: 'JPG, PNG of WebP, maximaal 5MB.',
        uploading: 'Uploaden...',
      }}
      purpose="blog-image"
      address={shown}
      alt="Ochtendlicht"
      isUploading={isUploading}
      onPick={(file) => setShown(URL.createObjectURL(file))}
      onTakeAway={() => setShown(null)}
    >
      {shown !== null && <TextField label="Omschrijving van de afbeelding" required defaultValue="Ochtendlicht" />}
    </PictureField>
  )
}
