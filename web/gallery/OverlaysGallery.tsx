import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { AskBeforeLeaving } from '../base/parts/AskBeforeLeaving.tsx'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator, MenuToggle } from '../base/parts/DropdownMenu.tsx'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { Popover } from '../base/parts/Popover.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TypedLeft } from '../base/parts/TypedLeft.tsx'
import { tellError, tellNotice, tellSuccess } from '../base/parts/toast.ts'
import { Family, Row, Specimen } from './Specimen.tsx'

type Shown = 'dialog' | 'face' | 'drawer' | 'confirm' | 'popover' | null

export function OverlaysGallery() {
  const [shown, setShown] = useState<Shown>(null)
  const [typed, setTyped] = useState('')
  const close = () => setShown(null)
  return (
    <Family title="Vensters, menu's en meldingen">
      <Specimen title="Getypt waar niets meer verstuurd kan worden">
        <TypedLeft
          title="Podcast niet gevonden"
          text="Deze podcast bestaat niet of is verwijderd."
          typed={['Bij 12:40 dacht ik aan mijn eigen raam.']}
          onDone={() => undefined}
        />
      </Specimen>
      <Specimen title="Vensters">
        <Row>
          <Button look="line" onClick={() => setShown('dialog')}>
            Probleem melden
          </Button>
          <Button look="line" onClick={() => setShown('drawer')}>
            Winkelwagen
          </Button>
          <Button look="line" onClick={() => setShown('face')}>
            Profiel
          </Button>
          <Button look="danger" icon={<Trash2 size={18} />} onClick={() => setShown('confirm')}>
            Evenement verwijderen
          </Button>
        </Row>
        {shown === 'dialog' && (
          <FormDialog
            onClose={close}
            title="Probleem melden"
            description="Vertel wat er misging. Wij zoeken het uit."
            unsaved={typed !== ''}
            verb="Verstuur melding"
            busyText="Versturen..."
            busy={false}
            onSend={close}
          >
            <TextArea
              label="Beschrijving"
              hint="Minimaal 10 karakters"
              atMost={1000}
              required
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </FormDialog>
        )}
        <ResponsiveModal
          open={shown === 'face'}
          onClose={close}
          lead={<Avatar name="Sanne de Wit" level={2} size={84} />}
          title="Sanne de Wit"
          description="Fysiotherapeut"
          width="l"
        >
          <p>Ik test wat mijn patiënten ook kunnen proberen.</p>
        </ResponsiveModal>
        <AskBeforeLeaving when={typed !== ''} />
        <ResponsiveModal
          open={shown === 'drawer'}
          onClose={close}
          title="Winkelwagen"
          description="0 producten"
          look="drawer"
        >
          <p>Je winkelwagen is leeg</p>
        </ResponsiveModal>
        <ConfirmDialog
          open={shown === 'confirm'}
          onClose={close}
          onConfirm={close}
          question="Weet je zeker dat je dit evenement wilt verwijderen?"
          text="Winterkeuken: warm en vezelrijk, za 28 nov. Er zijn nog geen aanmeldingen. Dit kan niet ongedaan worden gemaakt."
          verb="Evenement verwijderen"
          icon={<Trash2 size={18} />}
        />
      </Specimen>
      <Specimen title="Menu en paneel">
        <Row>
          <Actions onEdit={() => setShown('dialog')} />
          <Popover
            label="Uitleg"
            open={shown === 'popover'}
            onOpenChange={(open) => setShown(open ? 'popover' : null)}
            align="start"
            width={280}
            trigger={<Button look="line">Uitleg</Button>}
          >
            <p className="p-3 text-fs-14">De zon op de streep staat op dit moment van de dag.</p>
          </Popover>
        </Row>
      </Specimen>
      <Specimen title="Meldingen" wide>
        <Row>
          <Button look="line" size="s" onClick={() => tellSuccess('Profiel succesvol bijgewerkt!')}>
            Gelukt
          </Button>
          <Button look="line" size="s" onClick={() => tellSuccess('Gefeliciteerd!', 'Je hebt 10 zonnetjes verdiend!')}>
            Gelukt, met regel
          </Button>
          <Button
            look="line"
            size="s"
            onClick={() =>
              tellSuccess('Taak verwijderd', undefined, { label: 'Ongedaan maken', onPress: () => undefined })
            }
          >
            Met handeling
          </Button>
          <Button look="line" size="s" onClick={() => tellError('Kon taak niet toevoegen')}>
            Fout
          </Button>
          <Button
            look="line"
            size="s"
            onClick={() => tellError('Kon taak niet toevoegen', 'Je hebt al 50 taken. Vink er eerst een af.')}
          >
            Fout, andere reden
          </Button>
          <Button
            look="line"
            size="s"
            onClick={() =>
              tellError(
                'Fout bij indienen',
                'Er is een fout opgetreden bij het indienen van je melding. Probeer het opnieuw.',
                {
                  label: 'Opnieuw proberen',
                  onPress: () => undefined,
                },
              )
            }
          >
            Fout die blijft
          </Button>
          <Button look="line" size="s" onClick={() => tellNotice('Nieuw bericht', 'Je hebt een nieuw bericht')}>
            Bericht
          </Button>
        </Row>
      </Specimen>
    </Family>
  )
}

function Actions({ onEdit }: { onEdit: () => void }) {
  const [muted, setMuted] = useState(false)
  return (
    <DropdownMenu
      label="Acties voor dit bericht"
      align="start"
      trigger={<IconButton label="Meer acties" icon={<Ellipsis size={18} />} />}
    >
      <MenuItem icon={<Pencil size={18} />} onSelect={onEdit}>
        Bewerken
      </MenuItem>
      <MenuLink to="/community">Ga naar chat</MenuLink>
      <MenuToggle on={muted} onChange={setMuted}>
        Dempen
      </MenuToggle>
      <MenuItem disabled onSelect={() => undefined}>
        Vastzetten
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => undefined}>
        Bericht verwijderen
      </MenuItem>
    </DropdownMenu>
  )
}
