type Place = Pick<ParentNode, 'querySelectorAll'>

/** What somebody has typed within a place and not sent, one field below the other. */
export function typedIn(place: Place): string {
  const fields = [...place.querySelectorAll<HTMLTextAreaElement>('textarea, [contenteditable="true"]')]
  const texts = fields.map((field) => ('value' in field ? field.value : (field as Element).textContent).trim())
  return texts.filter(Boolean).join('\n\n')
}
