import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

test('MKT-MORE-29 an empty list shows a drawing of what will stand there, others their horizon', () => {
  expect(renderToStaticMarkup(<EmptyState title="Nog geen blogs" picture="book" />)).toContain('/assets/book-')
  expect(renderToStaticMarkup(<EmptyState title="Niets gevonden" />)).not.toContain('/assets/')
})
