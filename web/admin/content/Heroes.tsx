import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { isInvisible, isLongerThan } from '@bewezen/domain/base/visibleText.ts'
import { contentLimits } from '@bewezen/domain/site/content.ts'
import type { HeroFields, ManagedHero } from '@bewezen/domain/site/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { ChoosePicture } from './ChoosePicture.tsx'
import { Rows } from './Rows.tsx'

/** The pictures for the top of the home page, of which the first active one is shown (ADM-PANEL-15). */
export function Heroes({ heroes }: { heroes: readonly ManagedHero[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const add = useAdminChange(api.site.addHero, { said: () => words.saved, onDone: (_, { id }) => setOpened(id) })
  const hero = heroes.find(({ id }) => id === opened)
  return (
    <>
      <Rows
        title={words.hero}
        lead={heroes.length > 0 ? words.heroLead : `${words.heroEmpty} ${words.heroLead}`}
        action={
          <ChoosePicture
            purpose="site-hero"
            label={words.addHero}
            onUploaded={(image) => add.mutate({ id: newId(), uploadId: image.id, alt: words.altFirst })}
          />
        }
        kind="hero"
        rows={heroes.map(({ id, alt, imageUrl, width, height, isActive }) => ({
          id,
          name: alt,
          text: `${width} × ${height}`,
          badges: !isActive && <Badge>{words.off}</Badge>,
          art: (
            <img
              src={imageUrl.replace(/\/full\.webp$/, '/small.webp')}
              alt=""
              width={96}
              height={64}
              loading="lazy"
              className="h-16 w-24 rounded-m object-cover"
            />
          ),
        }))}
        onEdit={setOpened}
      />
      {hero && <HeroDialog hero={hero} onClose={() => setOpened(null)} />}
    </>
  )
}

function HeroDialog({ hero: { id, alt, isActive }, onClose }: { hero: ManagedHero; onClose: () => void }) {
  const [newer, setNewer] = useState<HeroFields | null>(null)
  const edit = useAdminChange(api.site.editHero, {
    said: () => words.saved,
    onDone: onClose,
    onRefused: takesNewer<HeroFields>(setNewer),
  })
  const remove = useAdminChange(api.site.removeHero, { said: () => words.removed, onDone: onClose })
  return (
    <FieldsDialog
      title={words.edit(alt)}
      stored={{ alt, isActive }}
      shape={{ alt: { label: words.alt, most: contentLimits.alt }, isActive: { label: words.active } }}
      faults={(typed) => (isInvisible(typed.alt) || isLongerThan(typed.alt.trim(), contentLimits.alt) ? ['alt'] : [])}
      busy={edit.isPending || remove.isPending}
      newer={newer}
      onSave={(before, after) => edit.mutate({ id, before, after })}
      onRemove={() => remove.mutate({ id })}
      onClose={onClose}
    />
  )
}
