import { useState } from 'react'
import { RichTextField } from '../base/richText/RichTextField.tsx'
import { Family, Specimen } from './Specimen.tsx'

const page =
  '<h2>Wie zijn wij</h2><p>Dit platform is een community voor mensen die willen laten zien dat een goede gezondheid haalbaar is.</p><ul><li><p><strong>Account:</strong> naam en e-mailadres.</p></li></ul>'

export function RichTextGallery() {
  const [, setHtml] = useState(page)
  return (
    <Family title="Tekst met opmaak">
      <Specimen title="Een pagina">
        <RichTextField label="Inhoud" kind="page" initial={page} onChange={setHtml} required />
      </Specimen>
      <Specimen title="Een artikel, leeg">
        <RichTextField
          label="Artikel"
          kind="article"
          initial=""
          onChange={setHtml}
          error="Vul inhoud in: er blijft geen leesbare tekst over."
        />
      </Specimen>
    </Family>
  )
}
