import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { contentLimits, type TestimonialText, testimonialFaults } from '@bewezen/domain/site/content.ts'
import type { ManagedTestimonial } from '@bewezen/domain/site/contract.ts'
import { unmeasured } from '@bewezen/domain/site/measured.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { FieldsDialog, takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { measuredShape } from './measuredShape.ts'
import { Portrait, type SeenPhoto, usePortrait } from './Portrait.tsx'
import { Rows } from './Rows.tsx'

const blank: TestimonialText = {
  name: '',
  content: '',
  ...unmeasured,
  hasConsent: false,
  isActive: false,
}
/** What members say, with a warning as long as samples are active (ADM-PANEL-16, MKT-CLAIM-11). */
export function Testimonials({ testimonials }: { testimonials: readonly ManagedTestimonial[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const hasSamples = testimonials.some(({ isSample, isActive }) => isSample && isActive)
  return (
    <>
      <Rows
        title={words.testimonials}
        lead={hasSamples && <p role="status">{words.samples}</p>}
        action={<Button onClick={() => setOpened('new')}>{words.addTestimonial}</Button>}
        kind="testimonials"
        rows={testimonials.map(({ id, name, content, photoUrl, isSample, isActive }) => ({
          id,
          name,
          text: content,
          art: <Avatar name={name} photo={photoUrl} />,
          badges: (
            <>
              {isSample && <Badge look="sun">{words.sample}</Badge>}
              {!isActive && <Badge>{words.off}</Badge>}
            </>
          ),
        }))}
        onEdit={setOpened}
      />
      {opened && (
        <TestimonialDialog
          testimonial={testimonials.find(({ id }) => id === opened) ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function TestimonialDialog({ testimonial, onClose }: { testimonial: ManagedTestimonial | null; onClose: () => void }) {
  const [id] = useState(() => testimonial?.id ?? newId())
  const portrait = usePortrait(testimonial?.photoUrl ?? null)
  const [newer, setNewer] = useState<TestimonialText | null>(null)
  const done = { said: () => words.saved, onDone: onClose }
  const make = useAdminChange(api.site.makeTestimonial, done)
  const edit = useAdminChange(api.site.editTestimonial, {
    ...done,
    onRefused: takesNewer<TestimonialText, SeenPhoto>((current, { photoUrl }) => {
      setNewer(current)
      portrait.hear(photoUrl)
    }),
  })
  const remove = useAdminChange(api.site.removeTestimonial, { said: () => words.removed, onDone: onClose })
  const { name, content, hasConsent, isActive, measure, unit, change, before, after } = testimonial ?? blank
  const { uploadId, noPhoto, isTouched } = portrait
  return (
    <FieldsDialog
      title={testimonial ? words.edit(testimonial.name) : words.addTestimonial}
      stored={{ name, content, measure, unit, change, before, after, hasConsent, isActive }}
      shape={{
        name: { label: words.name, most: contentLimits.name },
        content: { label: words.content, least: contentLimits.quoteMin, most: contentLimits.quote, long: true },
        ...measuredShape(0),
        hasConsent: { label: words.hasConsent, hint: words.consentHint, refused: words.consentNeeded },
        isActive: { label: words.active },
      }}
      faults={(typed) => testimonialFaults(typed, Boolean(testimonial?.isSample) && !typed.hasConsent)}
      busy={make.isPending || edit.isPending || remove.isPending}
      newer={newer}
      isTouched={isTouched}
      onReload={portrait.takeOver}
      onSave={(before, after) =>
        testimonial
          ? edit.mutate({ id, before: { ...before, photoUrl: portrait.stored }, after, uploadId, noPhoto })
          : make.mutate({ id, uploadId, ...after })
      }
      onRemove={testimonial ? () => remove.mutate({ id }) : undefined}
      onClose={onClose}
    >
      <Portrait name={name} portrait={portrait} />
    </FieldsDialog>
  )
}
