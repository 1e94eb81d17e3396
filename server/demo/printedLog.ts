/** A page to print, as a PDF that any reader opens. */
export function printedLog(): Buffer {
  const lines = [
    'Logboek van een week',
    'Dag      Slaap      Energie      Stemming',
    'ma',
    'di',
    'wo',
    'do',
    'vr',
    'za',
    'zo',
  ]
  const text = lines.map((line, at) => `1 0 0 1 60 ${760 - at * 44} Tm (${line}) Tj`).join(' ')
  const stream = `BT /F1 ${16} Tf ${text} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
  )
}
