import { useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Card } from '../base/parts/Card.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { List } from '../base/parts/List.tsx'
import type { Listed } from '../base/parts/listFace.ts'
import { TabPanel, Tabs } from '../base/parts/Tabs.tsx'
import { Family, Specimen } from './Specimen.tsx'

type Person = { name: string; text: string }
const people: Person[] = [
  { name: 'Teun Bakker', text: 'Goede vraag. Ga gewoon naar buiten, ook met wolken.' },
  { name: 'Fatima el Amrani', text: 'Jij had toch een lamp van 660 nm?' },
]
const states: [title: string, of: Listed<Person>][] = [
  ['Met rijen', { items: people }],
  ['Onderweg', { items: undefined }],
  ['Leeg', { items: [] }],
  ['Geweigerd', { items: undefined, refusal: 'Je hebt geen toegang tot dit kanaal.', retry: () => undefined }],
  ['Zonder verbinding', { items: undefined, offline: true, retry: () => undefined }],
  ['Zonder verbinding, met rijen', { items: people, offline: true }],
]

export function ListsGallery() {
  const [tab, setTab] = useState<'unread' | 'read'>('unread')
  return (
    <Family title="Lijsten, tabs en leegte">
      {states.map(([title, of]) => (
        <Specimen key={title} title={title}>
          <Card pad>
            <List
              of={of}
              label={title}
              keyOf={(person) => person.name}
              loading="Inbox laden..."
              empty={{ title: 'Alles gelezen!', text: 'Nieuwe berichten verschijnen hier vanzelf.', art: 'up' }}
              row={(person) => (
                <div className="flex gap-3.5">
                  <Avatar name={person.name} level={3} />
                  <p className="text-fs-14">
                    <strong className="block text-fs-16">{person.name}</strong>
                    {person.text}
                  </p>
                </div>
              )}
            />
          </Card>
        </Specimen>
      ))}
      <Specimen title="Tabs">
        <Tabs
          label="Berichten"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'unread', label: 'Ongelezen', count: 7 },
            { value: 'read', label: 'Gelezen', count: 34 },
          ]}
        >
          <TabPanel value="unread">Zeven berichten wachten op je.</TabPanel>
          <TabPanel value="read">Vierendertig berichten heb je al gelezen.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Leeg, met een handeling">
        <EmptyState
          title="Je winkelwagen is leeg"
          text="Voeg producten toe om te beginnen."
          art="arc"
          action={
            <LinkButton to="/products" look="line">
              Naar Producten
            </LinkButton>
          }
        />
        <EmptyState title="Nog geen evenementen deze week" />
      </Specimen>
    </Family>
  )
}
